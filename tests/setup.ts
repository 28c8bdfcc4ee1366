// Before each test file: errors have their sentences also where a test imports single files of the runtime.

import { installMessages } from "../runtime/core/messages.js";
import { messages } from "../runtime/messages/index.js";

installMessages(messages);
