// In-place changes of views while gradients are recorded. Importing this file installs them.

import { installViews } from "../autograd/views.js";

installViews();
