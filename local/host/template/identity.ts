import * as z from 'zod/mini'
import type { CloudModel, UserPool } from '#local/contracts/cloud-model.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { type Catalog, nameInArn } from './catalog.ts'
import { readRetry } from './functions.ts'
import { readName, resolveAttribute, resolveRef } from './names.ts'

/** Reads the user pool with its client, and the mail identities. */

const pool = z.strictObject({
  LambdaConfig: z._default(
    z.strictObject({
      PreSignUp: z.optional(z.string()),
      CustomEmailSender: z.optional(z.strictObject({ LambdaArn: z.string(), LambdaVersion: z.literal('V1_0') })),
      KMSKeyID: z.optional(z.string()),
      PostConfirmation: z.optional(z.string()),
    }),
    {},
  ),
  Policies: z.strictObject({
    PasswordPolicy: z.strictObject({
      MinimumLength: z.int(),
      RequireLowercase: z._default(z.boolean(), false),
      RequireUppercase: z._default(z.boolean(), false),
      RequireNumbers: z._default(z.boolean(), false),
      RequireSymbols: z._default(z.boolean(), false),
    }),
  }),
  UsernameAttributes: z.tuple([z.literal('email')]),
  UsernameConfiguration: z.strictObject({ CaseSensitive: z.literal(false) }),
})
const POOL_INERT = [
  'AccountRecoverySetting',
  'AdminCreateUserConfig',
  'AutoVerifiedAttributes',
  'DeletionProtection',
  'EmailConfiguration',
  'EmailVerificationMessage',
  'EmailVerificationSubject',
  'Schema',
  'SmsVerificationMessage',
  'UserAttributeUpdateSettings',
  'UserPoolAddOns',
  'UserPoolName',
  'UserPoolTags',
  'UserPoolTier',
  'VerificationMessageTemplate',
]

const unit = z.enum(['seconds', 'minutes', 'hours', 'days'])
const client = z.strictObject({
  AccessTokenValidity: z.int(),
  AllowedOAuthFlows: z.tuple([z.literal('code')]),
  AllowedOAuthScopes: z.array(z.string()),
  CallbackURLs: z.array(z.string()),
  ExplicitAuthFlows: z.array(z.enum(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'])),
  GenerateSecret: z._default(z.literal(false), false),
  IdTokenValidity: z.int(),
  LogoutURLs: z.array(z.string()),
  PreventUserExistenceErrors: z.optional(z.enum(['LEGACY', 'ENABLED'])),
  RefreshTokenRotation: z.optional(z.strictObject({ Feature: z.literal('DISABLED') })),
  RefreshTokenValidity: z.int(),
  SupportedIdentityProviders: z.array(z.string()),
  TokenValidityUnits: z.strictObject({ AccessToken: unit, IdToken: unit, RefreshToken: unit }),
})
const CLIENT_INERT = [
  'AllowedOAuthFlowsUserPoolClient',
  'ClientName',
  'EnableTokenRevocation',
  'ReadAttributes',
  'UserPoolId',
  'WriteAttributes',
]

const domain = z.strictObject({ ManagedLoginVersion: z._default(z.literal([1, 2]), 1) })
const branding = z.strictObject({ ClientId: z.string() })

/** Whether the pool uses managed login. It needs a style for the client; the classic hosted UI does not. */
const hasManagedLogin = (catalog: Catalog, clientId: string): boolean => {
  const resource = catalog.one('AWS::Cognito::UserPoolDomain')
  if (catalog.read(resource, domain, ['Domain', 'UserPoolId']).ManagedLoginVersion === 1) return false
  const styles = catalog
    .of('AWS::Cognito::ManagedLoginBranding')
    .map((one) => catalog.read(one, branding, ['UseCognitoProvidedValues', 'UserPoolId']))
  if (styles.some(({ ClientId }) => ClientId === clientId)) return true
  throw new StartError(`${resource.stack.name}: managed login has no ManagedLoginBranding for the client ${clientId}.`)
}

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const

const readSender = (
  catalog: Catalog,
  { CustomEmailSender: sender, KMSKeyID }: z.infer<typeof pool>['LambdaConfig'],
): UserPool['emailSender'] => {
  if (sender === undefined || KMSKeyID === undefined)
    throw new StartError(
      'The user pool has no custom email sender with a key; without one, the local user pool cannot send mails.',
    )
  const functionName = nameInArn(sender.LambdaArn)
  return { functionName, keyArn: KMSKeyID, retry: readRetry(catalog, functionName, null) }
}

export const readUserPool = (catalog: Catalog): UserPool => {
  const resource = catalog.one('AWS::Cognito::UserPool')
  const clientResource = catalog.one('AWS::Cognito::UserPoolClient')
  const { LambdaConfig: triggers, Policies } = catalog.read(resource, pool, POOL_INERT)
  const web = catalog.read(clientResource, client, CLIENT_INERT)
  const policy = Policies.PasswordPolicy
  const units = web.TokenValidityUnits
  return {
    id: resolveRef(resource),
    arn: resolveAttribute(resource, 'Arn'),
    issuer: resolveAttribute(resource, 'ProviderURL'),
    clientId: resolveRef(clientResource),
    passwordPolicy: {
      minimumLength: policy.MinimumLength,
      lowercase: policy.RequireLowercase,
      uppercase: policy.RequireUppercase,
      numbers: policy.RequireNumbers,
      symbols: policy.RequireSymbols,
    },
    callbackUrls: web.CallbackURLs,
    logoutUrls: web.LogoutURLs,
    scopes: web.AllowedOAuthScopes,
    providers: web.SupportedIdentityProviders,
    tokenLifetimes: {
      access: web.AccessTokenValidity * SECONDS[units.AccessToken],
      id: web.IdTokenValidity * SECONDS[units.IdToken],
      refresh: web.RefreshTokenValidity * SECONDS[units.RefreshToken],
    },
    managedLogin: hasManagedLogin(catalog, resolveRef(clientResource)),
    preventsUserExistenceErrors: web.PreventUserExistenceErrors === 'ENABLED',
    triggers: {
      ...(triggers.PreSignUp ? { preSignUp: nameInArn(triggers.PreSignUp) } : {}),
      ...(triggers.PostConfirmation ? { postConfirmation: nameInArn(triggers.PostConfirmation) } : {}),
    },
    emailSender: readSender(catalog, triggers),
    groups: catalog.of('AWS::Cognito::UserPoolGroup').map(readName),
  }
}

const key = z.strictObject({ EnableKeyRotation: z.optional(z.boolean()) })

export const readKeys = (catalog: Catalog): CloudModel['keys'] =>
  catalog.of('AWS::KMS::Key').map((resource) => {
    catalog.read(resource, key, ['Description', 'KeyPolicy', 'PendingWindowInDays', 'Tags'])
    return resolveAttribute(resource, 'Arn')
  })

const destination = z.strictObject({
  ConfigurationSetName: z.string(),
  EventDestination: z.strictObject({
    Enabled: z.optional(z.literal(true)),
    EventBridgeDestination: z.strictObject({ EventBusArn: z.string().check(z.endsWith(':event-bus/default')) }),
    MatchingEventTypes: z.array(z.enum(['send', 'delivery', 'bounce', 'complaint'])),
  }),
})

export const readMail = (catalog: Catalog): CloudModel['mail'] => ({
  events: catalog.of('AWS::SES::ConfigurationSetEventDestination').map((resource) => {
    const { ConfigurationSetName, EventDestination } = catalog.read(resource, destination, [])
    return { configurationSet: ConfigurationSetName, types: EventDestination.MatchingEventTypes }
  }),
  identities: catalog.of('AWS::SES::EmailIdentity').map(readName),
  configurationSets: catalog.of('AWS::SES::ConfigurationSet').map(readName),
})
