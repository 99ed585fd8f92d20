import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DefaultStackSynthesizer, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { atSite, NAMES_SITE } from '#domain/site.ts'
import { accountIn } from '../account-in.ts'

export type PageFilesProps = {
  bucket: IBucket
  /** Folder of the built page. Without it, only the configuration is deployed and existing files are kept. */
  folder: string | undefined
  /** Origin of the page. The build leaves it open. */
  siteUrl: string
  /** The page's run-time configuration. */
  config: Record<string, unknown>
  logRetentionDays: number
}

/** Paths of the files that contain the site's origin, with their text for this origin. */
const namingSite = (folder: string, siteUrl: string): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => NAMES_SITE.test(path))
    .map((path) => [path.replaceAll('\\', '/'), atSite(readFileSync(join(folder, path), 'utf8'), siteUrl)])

/** The bucket of `cdk bootstrap`, as the checks write its name. */
const bootstrapBucket = (stack: Stack): string => {
  const qualifier = stack.synthesizer.bootstrapQualifier ?? DefaultStackSynthesizer.DEFAULT_QUALIFIER
  return `cdk-${qualifier}-assets-${accountIn(stack)}-${stack.region}`
}

/**
 * The files of the page. Hashed assets are cached without limit, and assets of earlier builds are kept for open tabs.
 * Documents and configuration are revalidated on each request.
 */
export class PageFiles extends Construct {
  private readonly logGroup: LogGroup

  constructor(scope: Construct, id: string, { bucket, folder, siteUrl, config, logRetentionDays }: PageFilesProps) {
    super(scope, id)
    this.logGroup = new LogGroup(this, 'logs', { retention: logRetentionDays, removalPolicy: RemovalPolicy.DESTROY })
    const assets =
      folder === undefined
        ? undefined
        : this.deploy('assets', bucket, [Source.asset(folder, { exclude: ['*', '!assets', '!assets/**'] })], {
            exclude: ['*'],
            include: ['assets/*'],
            cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
          })
    const page = this.deploy(
      'page',
      bucket,
      [...(folder === undefined ? [] : this.documents(folder, siteUrl)), Source.jsonData('config.json', config)],
      { exclude: ['assets/*'], cacheControl: [CacheControl.noCache()] },
    )
    // Documents are deployed after the assets that they load.
    if (assets !== undefined) page.node.addDependency(assets)
    this.acknowledgeProvider(bucket)
  }

  private documents(folder: string, siteUrl: string): ISource[] {
    const named = namingSite(folder, siteUrl)
    return [
      Source.asset(folder, { exclude: ['assets', ...named.map(([path]) => path)] }),
      ...named.map(([path, text]) => Source.data(path, text)),
    ]
  }

  private deploy(
    id: string,
    destinationBucket: IBucket,
    sources: ISource[],
    options: { exclude: string[]; include?: string[]; cacheControl: CacheControl[] },
  ): BucketDeployment {
    return new BucketDeployment(this, id, {
      destinationBucket,
      sources,
      prune: false,
      logGroup: this.logGroup,
      ...options,
    })
  }

  /** The CDK adds one function per stack that copies the files. */
  private acknowledgeProvider(bucket: IBucket): void {
    const stack = Stack.of(this)
    const provider = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
    if (provider === undefined) return
    const assets = bootstrapBucket(stack)
    const bucketId = stack.getLogicalId(bucket.node.defaultChild as CfnBucket)
    const wildcards = [
      ...['GetBucket*', 'GetObject*', 'List*', 'DeleteObject*', 'Abort*'].map((action) => `Action::s3:${action}`),
      `Resource::arn:${stack.partition}:s3:::${assets}/*`,
      `Resource::<${bucketId}.Arn>/*`,
    ]
    const reason = "The CDK's own copying function: it reads its assets and writes this one bucket."
    Validations.of(provider).acknowledge(
      {
        id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
        reason,
      },
      { id: 'AwsSolutions-L1', reason: "The CDK's own copying function chooses its own runtime." },
      ...wildcards.map((finding) => ({ id: `AwsSolutions-IAM5[${finding}]`, reason })),
    )
  }
}
