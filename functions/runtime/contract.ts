import type * as z from 'zod/mini'

/** Who may call: a signed-in person, a member of the group `operators`, or anyone. */
export type Access = 'person' | 'operator' | 'anyone'

export type Source = 'body' | 'query' | 'raw'

/** What an operation takes and gives. The page, the handler, the route in the cloud and the tests all read this. */
export type Contract<Request extends z.ZodMiniType = z.ZodMiniType, Response extends z.ZodMiniType = z.ZodMiniType> = {
  /** The one stem: folder, route, CDK id, metric, log field, test file. */
  readonly name: string
  /** What it does, in one short sentence for docs/api.md. */
  readonly summary: string | undefined
  readonly method: 'POST'
  readonly path: `/api/${string}`
  readonly access: Access
  /**
   * Where the request stands: the JSON body, the query of a link that a mail carries, or the body as it came (`payload`)
   * with the signature that its header carries (`signature`).
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
/** What a caller sends: before defaults are filled in. */
export type CallOf<C extends Contract> = z.input<C['request']>
export type ResponseOf<C extends Contract> = z.infer<C['response']>
