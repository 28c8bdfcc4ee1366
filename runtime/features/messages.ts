// Why the arguments of a call fit no overload, and misuse that JavaScript permits, in the words of the whole library. Importing this file installs them.

import { installMisuse } from "../core/misuse.js";
import { installMessages } from "../dispatch/misfits.js";

installMessages();
installMisuse();
