// Views of wrapper tensors through operators that their classes have kernels for. Importing this file installs them.

import { installWrapperViews } from "../kernels/composite/wrapper-views.js";

installWrapperViews();
