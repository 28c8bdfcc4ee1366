// Views can be changed in place while recording. Importing this file installs it.

import { installViews } from "../autograd/views.js";

installViews();
