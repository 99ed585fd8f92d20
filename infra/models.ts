/** Derives from a Bedrock model's id the regions that can call it. */

/** Regions that can call the inference profiles of a geography. `us` excludes GovCloud. */
const GEOGRAPHIES: Record<string, RegExp> = {
  us: /^(us-(east|west)|ca)-/,
  'us-gov': /^us-gov-/,
  ca: /^ca-/,
  eu: /^(eu|il)-/,
  apac: /^(ap|me)-/,
  au: /^ap-southeast-[246]$/,
  jp: /^ap-northeast-[13]$/,
  global: /^(?!us-gov-)/,
}

/** Models that Bedrock offers through inference profiles only. */
const NEEDS_PROFILE = /^anthropic\.claude-(opus|sonnet|haiku)-4-|^amazon\.nova-(premier|2)-/

/** The geography and the foundation model of an inference profile; undefined for the id of a model. */
export const parseInferenceProfile = (modelId: string): { geography: string; model: string } | undefined => {
  const [geography = ''] = modelId.split('.')
  return geography in GEOGRAPHIES ? { geography, model: modelId.slice(geography.length + 1) } : undefined
}

/** The reason why the region cannot call the model; undefined when no problem is known. */
export const modelProblem = (modelId: string, region: string): string | undefined => {
  if (region.startsWith('cn-')) return `cannot be called from ${region}, where Bedrock is not available`
  const profile = parseInferenceProfile(modelId)
  if (profile === undefined) {
    if (!NEEDS_PROFILE.test(modelId)) return undefined
    return `must be an inference profile, as us.${modelId}: Bedrock runs this model through inference profiles only`
  }
  if (GEOGRAPHIES[profile.geography]?.test(region)) return undefined
  return `is an inference profile of the geography ${profile.geography}, which cannot be called from the region ${region}`
}

/** Models that Bedrock documents for batch jobs and for structured output, which the records ask for. */
const TAKES_BATCHES = /^anthropic\.claude-(haiku-4-5|sonnet-4-5|opus-4-[56])-/

/** Whether a model, or the model of an inference profile, can write the texts of the night in batch jobs. */
export const takesBatches = (modelId: string): boolean =>
  TAKES_BATCHES.test(parseInferenceProfile(modelId)?.model ?? modelId)
