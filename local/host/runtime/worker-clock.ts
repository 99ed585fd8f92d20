/** Replaces `Date` in this thread, so that `new Date()` and `Date.now()` follow the stack's clock. */
export const followClock = (cell: SharedArrayBuffer): void => {
  const Machine = Date
  const machineNow = Date.now
  const offset = new BigInt64Array(cell)
  const now = () => machineNow() + Number(Atomics.load(offset, 0))
  const Stack = new Proxy(Machine, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new Machine(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  })
  Machine.prototype.constructor = Stack
  globalThis.Date = Stack
}
