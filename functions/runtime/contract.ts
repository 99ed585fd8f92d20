import type * as z from 'zod/mini'

/** Who may call: a signed-in person, a member of the group `operators`, or anyone. */
export type Access = 'person' | 'operator' | 'anyone'

export type Source = 'body' | 'query' | 'raw'

/** Request and response of an operation. The page, the handler, the API route and the tests use it. */
export type Contract<Request extends z.ZodMiniType = z.ZodMiniType, Response extends z.ZodMiniType = z.ZodMiniType> = {
  /** Name of the folder, route, CDK id, metric, log field and test file. */
  readonly name: string
  /** What it does, in one short sentence for docs/api.md. */
  readonly summary: string | undefined
  readonly method: 'POST'
  readonly path: `/api/${string}`
  readonly access: Access
  /**
   * Source of the request: the JSON body, the query of a mail's link, or the raw body (`payload`) with the signature of its
   * header (`signature`).
   */
  readonly from: Source
  readonly request: Request
  readonly response: Response
}

export const defineContract = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  name: string,
  parts: { summary?: string; access?: Access; from?: Source; request: Request; response: Response },
): Contract<Request, Response> => ({
  name,
  summary: parts.summary,
  method: 'POST',
  path: `/api/${name}`,
  access: parts.access ?? 'person',
  from: parts.from ?? 'body',
  request: parts.request,
  response: parts.response,
})

export type RequestOf<C extends Contract> = z.infer<C['request']>
/** A request before defaults apply. */
export type CallOf<C extends Contract> = z.input<C['request']>
export type ResponseOf<C extends Contract> = z.infer<C['response']>
