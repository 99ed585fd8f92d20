/**
 * Alternates the entries of one kind with those that fit every kind, so that neighbors in a list differ in type and a shared entry
 * stands at the same place for all kinds.
 */
export const alternate = <T>(own: readonly T[], shared: readonly T[]): readonly T[] =>
  own.flatMap((entry, index) => [entry, ...shared.slice(index, index + 1)])
