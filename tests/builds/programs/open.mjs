// A program that may call any operator.
import { tensor, vmap } from "tengen";

console.log(String(vmap((x) => x.mul(2))(tensor([1, 2]))));
