/** A call as far as its permission goes. */
export type Call = {
  /** Region of the credential scope: a call to another region asks for that region's resources. */
  region: string
  path: string
  /** After the dot of `x-amz-target`; empty where the service has none. */
  operation: string
  body: string
}

/** A call that this service of the stack does not know. The message names it. */
export class UnknownCall extends Error {}
