import * as z from 'zod/mini'
import type { PageDelivery } from '#local/contracts/cloud-model.ts'
import { StartError } from '#local/contracts/start-error.ts'
import type { Catalog } from './catalog.ts'
import { resolveAttribute } from './names.ts'

/** Reads how the page is served, and its deployed configuration. */

const behaviour = z.looseObject({
  FunctionAssociations: z.optional(
    z.array(z.strictObject({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: z.string() })),
  ),
  ResponseHeadersPolicyId: z.optional(z.string()),
})
const distributionProperties = z.object({ DistributionConfig: z.record(z.string(), z.unknown()) })
const distribution = z.looseObject({
  CustomErrorResponses: z.optional(
    z.array(z.looseObject({ ErrorCode: z.int(), ResponseCode: z.int(), ResponsePagePath: z.string() })),
  ),
  DefaultCacheBehavior: behaviour,
  DefaultRootObject: z.string(),
})
const security = z.strictObject({
  ContentSecurityPolicy: z.optional(z.looseObject({ ContentSecurityPolicy: z.string() })),
  ContentTypeOptions: z.optional(z.looseObject({})),
  FrameOptions: z.optional(z.looseObject({ FrameOption: z.string() })),
  ReferrerPolicy: z.optional(z.looseObject({ ReferrerPolicy: z.string() })),
  StrictTransportSecurity: z.optional(
    z.looseObject({ AccessControlMaxAgeSec: z.int(), IncludeSubdomains: z.optional(z.boolean()) }),
  ),
})
const headersPolicy = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Comment: z.optional(z.string()),
    CustomHeadersConfig: z.optional(
      z.object({ Items: z.array(z.looseObject({ Header: z.string(), Value: z.string() })) }),
    ),
    Name: z.string(),
    SecurityHeadersConfig: z.optional(security),
  }),
})
const edgeFunction = z.strictObject({ FunctionCode: z.string() })
const config = z.looseObject({ stage: z.string() })

const securityHeaders = (given: z.infer<typeof security>): Record<string, string> => {
  const { StrictTransportSecurity: hsts } = given
  const headers = {
    'content-security-policy': given.ContentSecurityPolicy?.ContentSecurityPolicy,
    'x-content-type-options': given.ContentTypeOptions && 'nosniff',
    'x-frame-options': given.FrameOptions?.FrameOption,
    'referrer-policy': given.ReferrerPolicy?.ReferrerPolicy,
    'strict-transport-security':
      hsts && `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? '; includeSubDomains' : ''}`,
  }
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

const readHeaders = (catalog: Catalog, policyId: string | undefined): Record<string, string> => {
  if (policyId === undefined) return {}
  const resource = catalog.named('AWS::CloudFront::ResponseHeadersPolicy', policyId)
  const { ResponseHeadersPolicyConfig: read } = catalog.read(resource, headersPolicy, [])
  return {
    ...securityHeaders(read.SecurityHeadersConfig ?? {}),
    ...Object.fromEntries(
      (read.CustomHeadersConfig?.Items ?? []).map((item) => [item.Header.toLowerCase(), item.Value]),
    ),
  }
}

const readCode = (catalog: Catalog, arn: string | undefined): string | null => {
  if (arn === undefined) return null
  const resource = catalog.of('AWS::CloudFront::Function').find((one) => resolveAttribute(one, 'FunctionARN') === arn)
  if (!resource) throw new StartError(`The distribution refers to the function ${arn}, which does not exist.`)
  return catalog.read(resource, edgeFunction, ['AutoPublish', 'FunctionConfig', 'Name']).FunctionCode
}

/** The properties that are read. Origins are ignored, because they have no local counterpart. */
const READ = ['CustomErrorResponses', 'DefaultCacheBehavior', 'DefaultRootObject']

const readDistribution = (catalog: Catalog): z.infer<typeof distribution> => {
  const { stack, Properties } = catalog.one('AWS::CloudFront::Distribution')
  const { DistributionConfig: given } = distributionProperties.parse(Properties)
  const read = READ.filter((property) => property in given)
  return distribution.parse(
    Object.fromEntries(read.map((property) => [property, catalog.resolve(stack, given[property])])),
  )
}

export const readPage = (catalog: Catalog): PageDelivery => {
  const { CustomErrorResponses = [], DefaultCacheBehavior, DefaultRootObject } = readDistribution(catalog)
  const readFunctionCode = (event: string) =>
    readCode(
      catalog,
      DefaultCacheBehavior.FunctionAssociations?.find(({ EventType }) => EventType === event)?.FunctionARN,
    )
  return {
    viewerRequest: readFunctionCode('viewer-request'),
    viewerResponse: readFunctionCode('viewer-response'),
    headers: readHeaders(catalog, DefaultCacheBehavior.ResponseHeadersPolicyId),
    root: DefaultRootObject,
    errors: CustomErrorResponses.map((one) => ({
      status: one.ErrorCode,
      file: one.ResponsePagePath,
      answerStatus: one.ResponseCode,
    })),
  }
}

/** The page's `config.json`: the output `PageConfig` of the web stack. */
export const readPageConfig = (catalog: Catalog): z.infer<typeof config> => {
  const { stack } = catalog.one('AWS::CloudFront::Distribution')
  const output = stack.outputs.PageConfig
  if (!output) throw new StartError(`${stack.name} has no output PageConfig.`)
  return config.parse(JSON.parse(String(catalog.resolve(stack, output.Value))))
}
