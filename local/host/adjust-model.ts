import type { CloudModel } from '#local/contracts/cloud-model.ts'

/** Deviations from the templates, for tests that would otherwise wait in real time. */
export type ModelAdjustments = {
  /** False leaves the throttles of stage and routes out. */
  throttled?: boolean
  /** New values of environment variables, in every function that has the variable. */
  environment?: Record<string, string>
}

export const adjustModel = (
  model: CloudModel,
  { throttled = true, environment = {} }: ModelAdjustments,
): CloudModel => ({
  ...model,
  ...(throttled ? {} : { throttle: null, routeThrottles: new Map() }),
  functions: model.functions.map((fn) => ({
    ...fn,
    environment: Object.fromEntries(
      Object.entries(fn.environment).map(([name, value]) => [name, environment[name] ?? value]),
    ),
  })),
})
