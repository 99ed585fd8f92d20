import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SITE } from '#domain/site.ts'
import { ANSWER_UNKNOWN, ROUTE_PAGE } from '#infra/constructs/route-page.ts'
import { type Cloud, inTemporaryFolder, synthesise, target } from './support/cloud.ts'

const behaviour = z.looseObject({
  TargetOriginId: z.string(),
  PathPattern: z.optional(z.string()),
  ViewerProtocolPolicy: z.string(),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.unknown(),
  AllowedMethods: z.optional(z.array(z.string())),
})
const distribution = z.object({
  DistributionConfig: z.looseObject({
    DefaultCacheBehavior: behaviour,
    CacheBehaviors: z.array(behaviour),
    Origins: z.array(
      z.looseObject({ Id: z.string(), DomainName: z.unknown(), OriginAccessControlId: z.optional(z.unknown()) }),
    ),
  }),
})

/** AWS's own policies: CachingDisabled and AllViewerExceptHostHeader. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const ALL_BUT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

const withBuiltPage = (context: Record<string, unknown> = {}): Promise<Cloud> =>
  inTemporaryFolder((page) => {
    mkdirSync(join(page, 'assets'))
    mkdirSync(join(page, 'dark'))
    for (const name of ['index.html', 'dark/landing.html', 'robots.txt', 'sitemap.xml'])
      writeFileSync(join(page, name), `${name} of ${SITE}/`)
    writeFileSync(join(page, 'assets/page-1a2b3c.js'), '')
    return synthesise({ page, context })
  })

/** AWS's CachingOptimized policy: responses are cached by path and encoding only. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'

describe('the page and the API on one origin', () => {
  let cloud: Cloud
  let config: z.infer<typeof distribution>['DistributionConfig']
  beforeAll(async () => {
    cloud = await synthesise()
    config = distribution.parse(cloud.one('AWS::CloudFront::Distribution').Properties).DistributionConfig
  })

  it('read the page from a bucket that only the distribution may read', () => {
    for (const { Properties } of cloud.all('AWS::S3::Bucket')) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
    }
    const origin = config.Origins.find(({ Id }) => Id === config.DefaultCacheBehavior.TargetOriginId)
    expect(target(origin?.OriginAccessControlId)).toBe(cloud.one('AWS::CloudFront::OriginAccessControl').id)
  })

  it('forward API calls uncached with all headers except the host', () => {
    expect(config.CacheBehaviors).toHaveLength(1)
    const [api] = config.CacheBehaviors
    expect(api).toMatchObject({
      PathPattern: '/api/*',
      ViewerProtocolPolicy: 'https-only',
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_BUT_HOST,
      AllowedMethods: expect.arrayContaining(['POST']),
    })
    const origin = config.Origins.find(({ Id }) => Id === api?.TargetOriginId)
    expect(JSON.stringify(origin?.DomainName)).toContain('.execute-api.us-east-1.')
  })

  it('run one function on viewer request and one on viewer response', () => {
    const functions = cloud.all('AWS::CloudFront::Function')
    const associations = z
      .array(z.strictObject({ EventType: z.string(), FunctionARN: z.unknown() }))
      .parse(config.DefaultCacheBehavior.FunctionAssociations)
    const found = associations.map(({ EventType, FunctionARN }) => {
      const { Properties } = functions.find(({ id }) => id === target(FunctionARN)) ?? {}
      expect(Properties).toMatchObject({ AutoPublish: true, FunctionConfig: { Runtime: 'cloudfront-js-2.0' } })
      return [EventType, Properties?.FunctionCode]
    })
    expect(found).toEqual([
      ['viewer-request', ROUTE_PAGE],
      ['viewer-response', ANSWER_UNKNOWN],
    ])
    expect(functions).toHaveLength(2)
    expect(config.DefaultCacheBehavior).toMatchObject({ CachePolicyId: CACHING_OPTIMIZED, Compress: true })
    // The maximum of CloudFront.
    for (const code of [ROUTE_PAGE, ANSWER_UNKNOWN]) expect(Buffer.byteLength(code)).toBeLessThan(10_240)
  })

  it('return responses of the API unchanged', () => {
    expect(config.CacheBehaviors[0]).not.toHaveProperty('FunctionAssociations')
    expect(config).not.toHaveProperty('CustomErrorResponses')
  })

  it('return the same strict headers everywhere', () => {
    const headers = cloud.one('AWS::CloudFront::ResponseHeadersPolicy')
    const behaviours = [config.DefaultCacheBehavior, ...config.CacheBehaviors]
    expect(behaviours.map(({ ResponseHeadersPolicyId }) => target(ResponseHeadersPolicyId))).toEqual([
      headers.id,
      headers.id,
    ])
    const text = JSON.stringify(headers.Properties)
    expect(text).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(text).toContain("manifest-src 'self'; worker-src 'self';")
    expect(text).toContain("connect-src 'self' https://cognito-idp.us-east-1.amazonaws.com https://")
    expect(text).not.toMatch(/unsafe-|\*[; ]|http:/)
    expect(headers.Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY' },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
      },
    })
  })

  it('write stage, region, pool, client and sign-in address of the identity stack to the page', () => {
    const text = JSON.stringify(cloud.outputs('web').PageConfig?.Value)
    for (const key of ['stage', 'region', 'userPoolId', 'userPoolClientId', 'oauthUrl'])
      expect(text).toContain(`\\"${key}\\"`)
    expect(text).toContain('.auth.us-east-1.amazoncognito.com')
    // The page links to the local control page where the configuration names it (ADR 239).
    expect(text).not.toContain('localControl')
  })
})

describe("the page's files", () => {
  const deployments = (cloud: Cloud) => cloud.all('Custom::CDKBucketDeployment').map(({ Properties }) => Properties)

  it('are cached forever with a hashed name, and revalidated otherwise', async () => {
    const [assets, page, ...more] = deployments(await withBuiltPage())
    expect(more).toEqual([])
    expect(assets).toMatchObject({
      Include: ['assets/*'],
      Exclude: ['*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
    expect(page).toMatchObject({
      Exclude: ['assets/*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'no-cache' },
    })
  })

  it.each(['https://dev.five.org', 'https://five.org'])('contain the origin of the deployment: %s', async (siteUrl) => {
    const { documents } = await withBuiltPage({ siteUrl })
    for (const name of ['index.html', 'dark/landing.html', 'robots.txt', 'sitemap.xml'])
      expect(documents.get(name)).toBe(`${name} of ${siteUrl}/`)
  })

  it('are unchanged when no page was built: only the configuration is written', async () => {
    const [config, ...more] = deployments(await synthesise())
    expect(more).toEqual([])
    expect(config).toMatchObject({ Prune: false, SourceObjectKeys: [expect.any(String)] })
  })
})

describe('a custom domain', () => {
  it('is an alias of the distribution with modern TLS only', async () => {
    const cloud = await synthesise({
      context: {
        siteUrl: 'https://five.org',
        domainName: 'five.org',
        certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
      },
    })
    expect(cloud.one('AWS::CloudFront::Distribution').Properties.DistributionConfig).toMatchObject({
      Aliases: ['five.org'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    })
  })
})

describe('the web ACL', () => {
  const attached = (cloud: Cloud) =>
    z
      .looseObject({ DistributionConfig: z.looseObject({ WebACLId: z.optional(z.unknown()) }) })
      .parse(cloud.one('AWS::CloudFront::Distribution').Properties).DistributionConfig.WebACLId

  it('blocks an address after 1,000 requests in five minutes and asks three lists of AWS, in prod', async () => {
    const cloud = await synthesise({ context: { stage: 'prod' } })
    const acl = cloud.one('AWS::WAFv2::WebACL')
    expect(acl.Properties).toMatchObject({
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
      Rules: [
        {
          Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
          Statement: { RateBasedStatement: { Limit: 1000 } },
        },
        { Statement: { ManagedRuleGroupStatement: { Name: 'AWSManagedRulesAmazonIpReputationList' } } },
        { Statement: { ManagedRuleGroupStatement: { Name: 'AWSManagedRulesKnownBadInputsRuleSet' } } },
        {
          // These would block an interview, a goal about script tags or paths, and a one-click unsubscribe without a user agent.
          Statement: {
            ManagedRuleGroupStatement: {
              Name: 'AWSManagedRulesCommonRuleSet',
              RuleActionOverrides: [
                'SizeRestrictions_BODY',
                'CrossSiteScripting_BODY',
                'GenericLFI_BODY',
                'GenericRFI_BODY',
                'EC2MetaDataSSRF_BODY',
                'NoUserAgent_HEADER',
              ].map((Name) => ({ Name, ActionToUse: { Count: {} } })),
            },
          },
        },
      ],
    })
    expect(target(attached(cloud))).toBe(acl.id)
  })

  it('is none in dev, or the one of the setting', async () => {
    expect(attached(await synthesise())).toBeUndefined()
    const webAcl = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/own/a1'
    expect(attached(await synthesise({ context: { webAcl } }))).toBe(webAcl)
  })
})
