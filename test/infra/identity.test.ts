import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Cloud, type Options, synthesise, target } from './support/cloud.ts'
import { listFunctions } from './support/functions.ts'

/** Independent settings, combined so that few syntheses are needed. */
const TRY: Options = { context: { siteUrl: 'https://try.five-circles.example', identityMail: 'cognito' } }
const HIDING: Options = { context: { hideAccountExistence: 'true', identityMail: 'ses' } }

const client = (cloud: Cloud) => cloud.one('AWS::Cognito::UserPoolClient').Properties
const pool = (cloud: Cloud) => cloud.one('AWS::Cognito::UserPool')

describe('the user pool', () => {
  let cloud: Cloud
  beforeAll(async () => {
    cloud = await synthesise(TRY)
  })

  it('signs people in by e-mail in any case and allows sign-ups', () => {
    expect(pool(cloud).Properties).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    })
  })

  it('has a client without a secret, with SRP only, one hour of access and a session of thirty days', () => {
    expect(client(cloud)).toMatchObject({
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlows: ['code'],
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      EnableTokenRevocation: true,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    })
  })

  it('redirects from the hosted pages to the site of the deployment', () => {
    expect(client(cloud)).toMatchObject({
      CallbackURLs: ['https://try.five-circles.example/auth/callback'],
      LogoutURLs: ['https://try.five-circles.example/auth'],
    })
  })

  it('has managed login with a style for its client', () => {
    const domain = cloud.one('AWS::Cognito::UserPoolDomain').Properties
    expect(domain).toMatchObject({ ManagedLoginVersion: 2, UserPoolId: { Ref: pool(cloud).id } })
    expect(cloud.one('AWS::Cognito::ManagedLoginBranding').Properties).toEqual({
      UserPoolId: { Ref: pool(cloud).id },
      ClientId: { Ref: cloud.one('AWS::Cognito::UserPoolClient').id },
      UseCognitoProvidedValues: true,
    })
  })

  it('reads the Google client secret from a secret outside the template', () => {
    const google = cloud.one('AWS::Cognito::UserPoolIdentityProvider').Properties
    expect(google).toMatchObject({
      ProviderType: 'Google',
      ProviderDetails: {
        client_secret: '{{resolve:secretsmanager:five-circles/dev/google:SecretString:clientSecret::}}',
      },
      AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name', picture: 'picture' },
    })
    const { WriteAttributes } = client(cloud)
    expect(WriteAttributes).toEqual(expect.arrayContaining(['email', 'name', 'picture']))
    expect(WriteAttributes).not.toContain('email_verified')
  })

  it('calls the functions that check a sign-up and create its profile', () => {
    const triggers = z.record(z.string(), z.unknown()).parse(pool(cloud).Properties.LambdaConfig)
    const stems = new Map(listFunctions(cloud).map(({ resource, stem }) => [resource.id, stem]))
    const called = Object.fromEntries(
      Object.entries(triggers).map(([trigger, arn]) => [trigger, stems.get(target(arn) ?? '')]),
    )
    expect(called).toEqual({
      PreSignUp: 'check-sign-up',
      PostConfirmation: 'create-confirmed-profile',
    })
  })

  it('has triggers with a time-out below the five seconds of Cognito', () => {
    for (const { entry, stem, timeoutSeconds } of listFunctions(cloud)) {
      if (entry.includes('/identity/')) expect([stem, timeoutSeconds <= 5]).toEqual([stem, true])
    }
  })

  it('has a group of operators (ACCOUNT-5)', () => {
    expect(cloud.one('AWS::Cognito::UserPoolGroup').Properties.GroupName).toBe('operators')
  })
})

describe('settings of the user pool', () => {
  it('set whether it hides user existence (AUTH-5)', async () => {
    expect(client(await synthesise()).PreventUserExistenceErrors).toBe('LEGACY')
    const hiding = await synthesise(HIDING)
    expect(client(hiding).PreventUserExistenceErrors).toBe('ENABLED')
  })

  it('require six characters in dev, and eight without known breaches in prod (AUTH-3)', async () => {
    const dev = await synthesise()
    expect(pool(dev).Properties).toMatchObject({ Policies: { PasswordPolicy: { MinimumLength: 6 } } })
    expect(dev.all('AWS::Cognito::UserPoolRiskConfigurationAttachment')).toEqual([])

    const prod = await synthesise({ context: { stage: 'prod' } })
    expect(pool(prod).Properties).toMatchObject({
      Policies: { PasswordPolicy: { MinimumLength: 8 } },
      UserPoolTier: 'PLUS',
    })
    expect(prod.one('AWS::Cognito::UserPoolRiskConfigurationAttachment').Properties).toMatchObject({
      CompromisedCredentialsRiskConfiguration: { Actions: { EventAction: 'BLOCK' } },
    })
  })

  it.each([
    ['requireLowercase', 'RequireLowercase'],
    ['requireUppercase', 'RequireUppercase'],
    ['requireNumbers', 'RequireNumbers'],
    ['requireSymbols', 'RequireSymbols'],
  ])('require a class of characters in passwords, in the pool and in config.json: %s', async (setting, property) => {
    const none = { RequireLowercase: false, RequireUppercase: false, RequireNumbers: false, RequireSymbols: false }
    expect(pool(await synthesise()).Properties).toMatchObject({ Policies: { PasswordPolicy: none } })

    const policy = JSON.stringify({ minimumLength: 8, refuseCompromised: false, [setting]: true })
    const cloud = await synthesise({ context: { passwordPolicy: policy } })
    expect(pool(cloud).Properties).toMatchObject({ Policies: { PasswordPolicy: { ...none, [property]: true } } })
    const config = JSON.stringify(cloud.outputs('web').PageConfig?.Value)
    expect(config).toContain(`\\"${setting}\\":true`)
    expect(config.match(/\\"require\w+\\":true/g)).toHaveLength(1)
  })

  it('can let Cognito send the mails, without a key or a function', async () => {
    const cloud = await synthesise(TRY)
    expect(pool(cloud).Properties.LambdaConfig).not.toHaveProperty('CustomEmailSender')
    expect(cloud.all('AWS::KMS::Key')).toEqual([])
    expect(listFunctions(cloud).map(({ stem }) => stem)).not.toContain('send-identity-mail')
  })
})

describe('the sender of the mails of the user pool', () => {
  let cloud: Cloud
  const sender = () => listFunctions(cloud).find(({ stem }) => stem === 'send-identity-mail')
  beforeAll(async () => {
    cloud = await synthesise(HIDING)
  })

  it('is called by the pool, which encrypts codes with a key of the stage', () => {
    const key = cloud.one('AWS::KMS::Key')
    expect(pool(cloud).Properties).toMatchObject({
      LambdaConfig: {
        KMSKeyID: { 'Fn::GetAtt': [key.id, 'Arn'] },
        CustomEmailSender: { LambdaVersion: 'V1_0', LambdaArn: { 'Fn::GetAtt': [sender()?.resource.id, 'Arn'] } },
      },
    })
    expect(pool(cloud).Properties.LambdaConfig).not.toHaveProperty('CustomMessage')
    const permissions = cloud.all('AWS::Lambda::Permission').map(({ Properties }) => Properties)
    expect(permissions).toContainEqual(
      expect.objectContaining({
        Action: 'lambda:InvokeFunction',
        FunctionName: { 'Fn::GetAtt': [sender()?.resource.id, 'Arn'] },
        Principal: 'cognito-idp.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [pool(cloud).id, 'Arn'] },
      }),
    )
  })

  it('has a rotating key that only the account may use, with the removal policy of the pool', async () => {
    const key = cloud.one('AWS::KMS::Key')
    expect(key.Properties).toMatchObject({
      EnableKeyRotation: true,
      PendingWindowInDays: 7,
      KeyPolicy: { Statement: [{ Effect: 'Allow', Action: 'kms:*', Resource: '*' }] },
    })
    expect(JSON.stringify(key.Properties.KeyPolicy)).toContain('":root"')
    expect(key.DeletionPolicy).toBe('Delete')
    const prod = await synthesise({ context: { stage: 'prod' } })
    expect(prod.one('AWS::KMS::Key').DeletionPolicy).toBe('Retain')
  })

  it('may only decrypt codes of this pool and send from one address', () => {
    const statements = sender()
      ?.statements.filter(({ actions }) => !/^(xray|logs|sqs):/.test(actions[0] ?? ''))
      .toSorted((one, other) => (one.actions[0] ?? '').localeCompare(other.actions[0] ?? ''))
    expect(statements).toEqual([
      {
        actions: ['kms:Decrypt'],
        resources: [{ 'Fn::GetAtt': [cloud.one('AWS::KMS::Key').id, 'Arn'] }],
        conditions: { StringEquals: { 'kms:EncryptionContext:userpool-id': { Ref: pool(cloud).id } } },
      },
      expect.objectContaining({
        actions: ['ses:SendRawEmail'],
        conditions: { StringEquals: { 'ses:FromAddress': 'hello@dev.five-circles.example' } },
      }),
    ])
  })

  it('has a variable for its key and reads all its variables', async () => {
    const { Env } = await import('#functions/reactions/identity/send-identity-mail/handler.ts')
    expect(sender()?.variables.toSorted()).toEqual(Object.keys(Env).toSorted())
    expect(sender()?.resource.Properties.Environment).toMatchObject({
      Variables: { IDENTITY_KEY_ARN: { 'Fn::GetAtt': [cloud.one('AWS::KMS::Key').id, 'Arn'] } },
    })
  })

  it('is retried twice within the hour of a code, then writes a dead letter and raises an alarm', () => {
    const config = cloud
      .all('AWS::Lambda::EventInvokeConfig')
      .find(({ Properties }) => target(Properties.FunctionName) === sender()?.resource.id)
    expect(config?.Properties).toMatchObject({ MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 3600 })
    const name = 'five-circles-dev-send-identity-mail-dead-letters'
    const queue = cloud.all('AWS::SQS::Queue').find(({ Properties }) => Properties.QueueName === name)
    expect(sender()?.resource.Properties.DeadLetterConfig).toEqual({
      TargetArn: { 'Fn::GetAtt': [queue?.id, 'Arn'] },
    })
    const alarms = cloud.all('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmName)
    expect(alarms).toContain(name)
  })
})
