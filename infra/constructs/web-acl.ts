import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'

/** Requests that one address may send in five minutes. A household with five open pages sends fewer than 300. */
const REQUESTS_OF_AN_ADDRESS = 1000

/**
 * Rules of the common rule set that count a request in place of blocking it: they would refuse what people and mail providers send.
 * - An interview or a webhook of Stripe has more than the 8 KB of `SizeRestrictions_BODY`. The API bounds its bodies itself.
 * - A goal may be about `<script>` tags, a path, or an address. Every body is parsed by a schema, and its texts are escaped where they are shown.
 * - The one-click unsubscribe of a mail provider (RFC 8058) need not name a user agent.
 */
const COUNTED = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
  'NoUserAgent_HEADER',
]

/** Rules of AWS, in the order in which they are asked. */
const MANAGED = [
  { name: 'AWSManagedRulesAmazonIpReputationList' },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet' },
  { name: 'AWSManagedRulesCommonRuleSet', counted: COUNTED },
] satisfies { name: string; counted?: string[] }[]

/** A web ACL for the distribution, with AWS's managed rules and a rate per address. WAF takes it in us-east-1 only. */
export class WebAcl extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string, prefix: string) {
    super(scope, id)
    const seen = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: true,
      metricName: `${prefix}-${metricName}`,
    })
    const acl = new CfnWebACL(this, 'acl', {
      name: prefix,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: seen('web-acl'),
      rules: [
        {
          name: 'rate-of-an-address',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: { rateBasedStatement: { limit: REQUESTS_OF_AN_ADDRESS, aggregateKeyType: 'IP' } },
          visibilityConfig: seen('rate-of-an-address'),
        },
        ...MANAGED.map(({ name, counted = [] }: { name: string; counted?: string[] }, index) => ({
          name,
          priority: index + 1,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name,
              ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
            },
          },
          visibilityConfig: seen(name),
        })),
      ],
    })
    this.arn = acl.attrArn
  }
}
