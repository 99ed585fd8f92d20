/**
 * The version of the tz database that every date rule uses, such as `2026c` (ADR 241). It comes with the ICU data of Node, which
 * `Intl` reads; the Temporal polyfill has no data of its own and reads `Intl`.
 */
export const tzVersion = (): string => process.versions.tz ?? 'unknown'
