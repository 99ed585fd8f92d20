import { CfnOutput, Duration, SecretValue, Stack, type StackProps, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  CfnUserPoolRiskConfigurationAttachment,
  ClientAttributes,
  FeaturePlan,
  ManagedLoginVersion,
  OAuthScope,
  ProviderAttribute,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolGroup,
  UserPoolIdentityProviderGoogle,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import type { DeploymentSettings } from '../config.ts'
import { CodeKey } from '../constructs/code-key.ts'
import { DeadLetters } from '../constructs/dead-letters.ts'
import type { HandlerCode } from '../constructs/handler-code.ts'
import { ProductFunction, type ProductFunctionProps } from '../constructs/product-function.ts'
import { removalPolicy } from '../constructs/removal-policy.ts'
import type { Resources } from '../grants.ts'
import { locateReaction, type Reaction } from '../reaction.ts'
import { reactions } from '../reactions.ts'

export type IdentityStackProps = StackProps & { resources: Omit<Resources, 'stack'>; code: HandlerCode }

const TRIGGERS = {
  preSignUp: UserPoolOperation.PRE_SIGN_UP,
  customEmailSender: UserPoolOperation.CUSTOM_EMAIL_SENDER,
  postConfirmation: UserPoolOperation.POST_CONFIRMATION,
}

/** Maximum age of a reset mail: Cognito's reset code is valid for one hour. */
const LONGEST_RESET = Duration.hours(1)

/** The user pool, the page's client, the Google provider, and the pool's triggers. */
export class IdentityStack extends Stack {
  readonly pool: UserPool
  readonly client: UserPoolClient
  /** Base address of the pool's OAuth pages. */
  readonly oauthUrl: string
  private readonly settings: DeploymentSettings
  /** Undefined when Cognito sends the mails. */
  private readonly codes: CodeKey | undefined

  constructor(scope: Construct, id: string, props: IdentityStackProps) {
    super(scope, id, props)
    this.settings = props.resources.settings
    this.codes = this.settings.identityMail === 'ses' ? new CodeKey(this, 'codes', this.settings) : undefined
    this.pool = this.addPool()
    this.client = this.addClient(this.addGoogle())
    const domain = this.pool.addDomain('domain', {
      cognitoDomain: { domainPrefix: this.settings.authDomainPrefix },
      // Classic hosted pages ignore `prompt`, so Google's account chooser would not show (AUTH-6).
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    })
    // Managed login shows no page for a client without a branding style.
    new CfnManagedLoginBranding(this, 'branding', {
      userPoolId: this.pool.userPoolId,
      clientId: this.client.userPoolClientId,
      useCognitoProvidedValues: true,
    })
    this.oauthUrl = domain.baseUrl()
    new UserPoolGroup(this, 'operators', {
      userPool: this.pool,
      groupName: 'operators',
      description: 'May change subscriptions and look into goals (ACCOUNT-5).',
    })
    for (const reaction of reactions) this.addTrigger(reaction, props)
    new CfnOutput(this, 'GoogleRedirectUri', {
      value: `${this.oauthUrl}/oauth2/idpresponse`,
      description: 'Authorised redirect URI for the Google client',
    })
  }

  private addPool(): UserPool {
    const { settings } = this
    const { minimumLength, refuseCompromised, ...required } = settings.passwordPolicy
    const pool = new UserPool(this, 'pool', {
      userPoolName: `five-circles-${settings.stage}`,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      // The old address signs in until the new one is verified.
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: minimumLength,
        requireDigits: required.requireNumbers,
        requireLowercase: required.requireLowercase,
        requireSymbols: required.requireSymbols,
        requireUppercase: required.requireUppercase,
      },
      featurePlan: refuseCompromised ? FeaturePlan.PLUS : FeaturePlan.ESSENTIALS,
      ...(refuseCompromised ? { standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION } : {}),
      ...(this.codes === undefined ? {} : { customSenderKmsKey: this.codes.key }),
      deletionProtection: settings.deletionProtection,
      removalPolicy: removalPolicy(settings),
    })
    if (refuseCompromised) {
      new CfnUserPoolRiskConfigurationAttachment(this, 'compromised-passwords', {
        userPoolId: pool.userPoolId,
        clientId: 'ALL',
        compromisedCredentialsRiskConfiguration: {
          actions: { eventAction: 'BLOCK' },
          eventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
        },
      })
    }
    Validations.of(pool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason: 'AUTH-3: a length, and in production a check against breached passwords, instead of character classes.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason: 'The product has no second factor: it holds goals, and nothing can be bought with a session alone.',
      },
      ...(refuseCompromised
        ? []
        : [{ id: 'AwsSolutions-COG8', reason: 'This stage holds no real people; the Plus plan costs per user.' }]),
    )
    return pool
  }

  private addGoogle(): UserPoolIdentityProviderGoogle {
    return new UserPoolIdentityProviderGoogle(this, 'google', {
      userPool: this.pool,
      clientId: this.settings.googleClientId,
      clientSecretValue: SecretValue.secretsManager(this.settings.googleSecretName, { jsonField: 'clientSecret' }),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
        fullname: ProviderAttribute.GOOGLE_NAME,
        profilePicture: ProviderAttribute.GOOGLE_PICTURE,
      },
    })
  }

  private addClient(google: UserPoolIdentityProviderGoogle): UserPoolClient {
    const { settings } = this
    const shown = { email: true, fullname: true, profilePicture: true }
    const client = this.pool.addClient('web', {
      userPoolClientName: 'web',
      generateSecret: false,
      authFlows: { userSrp: true },
      preventUserExistenceErrors: settings.hideAccountExistence,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO, UserPoolClientIdentityProvider.GOOGLE],
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
        callbackUrls: [`${settings.siteUrl}/auth/callback`],
        logoutUrls: [`${settings.siteUrl}/auth`],
      },
      readAttributes: new ClientAttributes().withStandardAttributes({ ...shown, emailVerified: true }),
      // The client must be able to write the attributes that Google's attributes map to.
      writeAttributes: new ClientAttributes().withStandardAttributes(shown),
    })
    client.node.addDependency(google)
    return client
  }

  private addTrigger(reaction: Reaction, { resources, code }: IdentityStackProps): void {
    const { cause } = reaction
    if (!('identity' in cause)) return
    const common = {
      stem: reaction.stem,
      entry: locateReaction(reaction),
      code,
      resources: { ...resources, stack: this },
      grants: reaction.grants,
      timeoutSeconds: reaction.timeoutSeconds ?? 5,
    }
    if (cause.identity !== 'customEmailSender') {
      this.pool.addTrigger(TRIGGERS[cause.identity], new ProductFunction(this, common).lambda)
    } else if (this.codes) {
      this.addSender(common, this.codes)
    }
  }

  /** Cognito invokes it asynchronously, so Lambda retries failed events. */
  private addSender(common: ProductFunctionProps, codes: CodeKey): void {
    const name = `five-circles-${this.settings.stage}-${common.stem}-dead-letters`
    const { queue } = new DeadLetters(this, `${common.stem}-dead-letters`, name)
    const { lambda, role } = new ProductFunction(this, {
      ...common,
      grants: [...common.grants, codes.named],
      asynchronous: { deadLetters: queue, maxAge: LONGEST_RESET },
    })
    codes.allowReading(role, this.pool)
    this.pool.addTrigger(TRIGGERS.customEmailSender, lambda)
  }
}
