import type { UserPool } from '#local/contracts/cloud-model.ts'

export const CALLBACK = 'http://localhost:3000/auth/callback'
export const SIGNED_OUT = 'http://localhost:3000/auth'
export const poolSettings: UserPool = {
  id: 'us-east-1_Local1234',
  arn: 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/us-east-1_Local1234',
  issuer: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Local1234',
  clientId: 'webclient',
  passwordPolicy: { minimumLength: 6, lowercase: false, uppercase: false, numbers: false, symbols: false },
  callbackUrls: [CALLBACK],
  logoutUrls: [SIGNED_OUT],
  scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
  providers: ['COGNITO', 'Google'],
  tokenLifetimes: { access: 3600, id: 3600, refresh: 30 * 86_400 },
  managedLogin: true,
  preventsUserExistenceErrors: false,
  triggers: {},
  emailSender: {
    functionName: 'sender',
    keyArn: 'arn:aws:kms:us-east-1:000000000000:key/11111111-2222-3333-4444-555555555555',
    retry: { attempts: 2, maxAgeSeconds: 3600, deadLetterQueue: null },
  },
  groups: ['operators'],
}
