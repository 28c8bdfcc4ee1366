// Methods and accessors that a class gets from other files.

/** Adds the methods and accessors of an object to a prototype. */
export function addMembers(prototype: object, members: object): void {
  for (const name of Reflect.ownKeys(members)) {
    const descriptor = Object.getOwnPropertyDescriptor(members, name)!;
    Object.defineProperty(prototype, name, { ...descriptor, enumerable: false });
  }
}
