import * as z from 'zod/mini'
import type { NestedForm } from '../form.ts'
import type { Lifecycle } from '../lifecycle.ts'
import { shown } from '../objects.ts'
import { StripeRefusal } from '../refusal.ts'
import type { StripeStore } from '../stripe-store.ts'

/** The dependencies of a call. `now` in epoch seconds; `base` is the URL of the emulator's pages. */
export type Parts = { store: StripeStore; lifecycle: Lifecycle; now: () => number; base: string }

export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `/v1/customers/:id` */
  path: string
  run: (parts: Parts, params: NestedForm, id: string) => object
}

/** A call of Stripe's API. A parameter outside `params` is refused by name, as in Stripe. */
export const defineCall = <Params extends z.ZodMiniType>(
  method: Call['method'],
  path: string,
  params: Params,
  run: (parts: Parts, params: z.infer<Params>, id: string) => object,
): Call => ({
  method,
  path,
  run: (parts, given, id) => {
    const read = z.safeParse<Params>(params, given)
    if (read.success) return run(parts, read.data, id)
    const [issue] = read.error.issues
    const keys = issue?.code === 'unrecognized_keys' ? issue.keys : []
    const param = [...(issue?.path ?? []), ...keys].join('.')
    throw new StripeRefusal(
      400,
      keys.length > 0
        ? `Received unknown parameter: ${param} (the local Stripe does not support it at ${method} ${path})`
        : `Invalid ${param}: ${issue?.message}`,
      { param, ...(keys.length > 0 ? { code: 'parameter_unknown' } : {}) },
    )
  },
})

export const none = z.strictObject({})
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)
export const whole = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))
export const metadata = z._default(z.record(z.string(), z.string()), {})

/** The parameters of every list. */
export const paging = {
  limit: z._default(whole, 10),
  starting_after: z.optional(z.string()),
}

/** A page of objects, newest first. */
export const createPage = <T extends { id: string }>(
  url: string,
  objects: readonly T[],
  { limit, starting_after }: { limit: number; starting_after?: string | undefined },
  show: (object: T) => object = shown,
): object => {
  const from = starting_after === undefined ? 0 : objects.findIndex(({ id }) => id === starting_after) + 1
  const page = objects.slice(from, from + limit)
  return { object: 'list', url, has_more: from + limit < objects.length, data: page.map(show) }
}
