/**
 * Replaces the module `node:process` in the bundles. Its import reads every property of `process`, which opens the standard streams
 * and takes 4 ms of CPU time (ADR 268). The SDK needs these two, for the user agent.
 */
export const { env, versions } = process
