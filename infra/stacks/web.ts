import { Annotations, CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { DeploymentSettings } from '../config.ts'
import { ACCESS_LOG_REGION, AccessLog } from '../constructs/access-log.ts'
import { PageFiles } from '../constructs/page-files.ts'
import { pageHeaders } from '../constructs/page-headers.ts'
import { privateBucket } from '../constructs/private-bucket.ts'
import { ANSWER_UNKNOWN, ROUTE_PAGE } from '../constructs/route-page.ts'
import { WebAcl } from '../constructs/web-acl.ts'

export type WebStackProps = StackProps & {
  settings: DeploymentSettings
  apiId: string
  userPoolId: string
  userPoolClientId: string
  oauthUrl: string
  /** Folder of the built page. Without it, existing files are kept. */
  page: string | undefined
}

/** The page and the API on one origin: a private bucket and the HTTP API behind one distribution. */
export class WebStack extends Stack {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props)
    const { settings } = props
    const logs = this.addLogs(settings)
    const bucket = privateBucket(this, 'page', settings, {
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'bucket/',
    })
    this.distribution = this.addDistribution(props, bucket)
    if (settings.region === ACCESS_LOG_REGION)
      new AccessLog(this, 'access-log', `five-circles-${settings.stage}`, this.distribution, logs)

    const { refuseCompromised: _, ...passwordPolicy } = settings.passwordPolicy
    const config = {
      stage: settings.stage,
      region: settings.region,
      userPoolId: props.userPoolId,
      userPoolClientId: props.userPoolClientId,
      oauthUrl: props.oauthUrl,
      // Texts of the page about passwords and accounts depend on them (AUTH-3, AUTH-5).
      passwordPolicy,
      hideAccountExistence: String(settings.hideAccountExistence),
      // The number on the landing page depends on it (PLAN-18).
      socialProof: settings.socialProof,
    }
    new PageFiles(this, 'files', {
      bucket,
      folder: props.page,
      siteUrl: settings.siteUrl,
      config,
      logRetentionDays: settings.logRetentionDays,
    })
    new CfnOutput(this, 'PageConfig', { value: this.toJsonString(config), description: 'config.json of the page' })
    new CfnOutput(this, 'DistributionDomain', {
      value: this.distribution.distributionDomainName,
      description: "Where the site's DNS name points to",
    })
    if (props.page === undefined && this.bundlingRequired) {
      Annotations.of(this).addWarningV2(
        'five-circles:page-not-built',
        'web/dist does not exist, so this deployment leaves the files of the page unchanged. Build the page first.',
      )
    }
  }

  private addLogs(settings: DeploymentSettings): IBucket {
    return privateBucket(this, 'logs', settings, {
      // S3 delivers the access log of the page's bucket by access control lists.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(settings.logRetentionDays) }],
    })
  }

  /** The ARN of the distribution's web ACL, where there is one. */
  private addWebAcl({ webAcl, stage }: DeploymentSettings): string | undefined {
    if (webAcl === 'none') return undefined
    return webAcl === 'managed' ? new WebAcl(this, 'web-acl', `five-circles-${stage}`).arn : webAcl
  }

  private addDistribution(props: WebStackProps, bucket: IBucket): Distribution {
    const { settings } = props
    const headers = new ResponseHeadersPolicy(
      this,
      'headers',
      pageHeaders([`https://cognito-idp.${settings.region}.amazonaws.com`, props.oauthUrl]),
    )
    const routePage = new EdgeFunction(this, 'route-page', {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(ROUTE_PAGE),
    })
    const answerUnknown = new EdgeFunction(this, 'answer-unknown', {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(ANSWER_UNKNOWN),
    })
    const { domainName, certificateArn } = settings
    const webAclId = this.addWebAcl(settings)
    const distribution = new Distribution(this, 'distribution', {
      comment: `five-circles-${settings.stage}`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(webAclId === undefined ? {} : { webAclId }),
      ...(domainName === undefined || certificateArn === undefined
        ? {}
        : {
            domainNames: [domainName],
            certificate: Certificate.fromCertificateArn(this, 'certificate', certificateArn),
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          }),
      defaultBehavior: {
        // With the permission to list, the bucket answers 404 instead of 403 for a missing file.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: headers,
        functionAssociations: [
          { function: routePage, eventType: FunctionEventType.VIEWER_REQUEST },
          { function: answerUnknown, eventType: FunctionEventType.VIEWER_RESPONSE },
        ],
        compress: true,
      },
      additionalBehaviors: {
        '/api/*': {
          origin: new HttpOrigin(`${props.apiId}.execute-api.${settings.region}.${this.urlSuffix}`),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          responseHeadersPolicy: headers,
        },
      },
    })
    Validations.of(distribution).acknowledge(
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'The distribution has its default root object.',
      },
      { id: 'AwsSolutions-CFR1', reason: 'The site is open to every country.' },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          'CloudWatch Logs delivers the access log, because the one of this property holds the secrets of links (ADR 303).',
      },
      ...(webAclId === undefined
        ? [
            {
              id: 'AwsSolutions-CFR2',
              reason: 'The setting webAcl is none. The throttles of the API and its authorizer bound the requests.',
            },
          ]
        : []),
      ...(certificateArn === undefined
        ? [
            {
              id: 'AwsSolutions-CFR4',
              reason:
                "Without a domain of its own, the distribution has CloudFront's certificate, which fixes the protocol.",
            },
          ]
        : []),
    )
    return distribution
  }
}
