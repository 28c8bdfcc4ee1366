// Giving up tensors by hand, and giving them to one call. Importing this file installs both.

import { installDisposal } from "../methods/disposal.js";
import { installDonation } from "../modes/donation.js";

installDisposal();
installDonation();
