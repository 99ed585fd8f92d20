/** Who answers the model's calls: the stand-in of this machine, a server with OpenAI's API, or Bedrock. */
export type ModelChoice =
  | { kind: 'stand-in' }
  /** `url` is the server's origin and path, without `/v1`. `name` is one of its models; default the first that it lists. */
  | { kind: 'openai'; url: string; name?: string | undefined }
  /** `name` is a model or an inference profile; default that of the templates. */
  | { kind: 'bedrock'; name?: string | undefined }
