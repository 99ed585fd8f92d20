/** Which regions can call a Bedrock model, as far as its id tells. */

/** Regions from which the inference profiles of a geography can be called. `us` leaves GovCloud out. */
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

/** Models that Bedrock runs through inference profiles alone. */
const NEEDS_PROFILE = /^anthropic\.claude-(opus|sonnet|haiku)-4-|^amazon\.nova-(premier|2)-/

/** The geography and the foundation model of an inference profile; undefined for the id of a model. */
export const profileOf = (modelId: string): { geography: string; model: string } | undefined => {
  const [geography = ''] = modelId.split('.')
  return geography in GEOGRAPHIES ? { geography, model: modelId.slice(geography.length + 1) } : undefined
}

/** Why the model cannot be called from the region; undefined where nothing is known to be wrong. */
export const modelProblem = (modelId: string, region: string): string | undefined => {
  if (region.startsWith('cn-')) return `cannot be called from ${region}, where there is no Bedrock`
  const profile = profileOf(modelId)
  if (profile === undefined) {
    if (!NEEDS_PROFILE.test(modelId)) return undefined
    return `must be an inference profile, as us.${modelId}: Bedrock runs this model through profiles alone`
  }
  if (GEOGRAPHIES[profile.geography]?.test(region)) return undefined
  return `is an inference profile of the geography ${profile.geography}, which cannot be called from the region ${region}`
}
