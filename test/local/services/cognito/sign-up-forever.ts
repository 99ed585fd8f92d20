import { createIdentity } from '#local/services/cognito/identity.ts'
import { createKms } from '#local/services/kms/kms.ts'
import { poolSettings } from './pool-settings.ts'

/** A process that signs people up until it is killed. Prints a line for each acknowledged sign-up. */
const [, , dataFolder = ''] = process.argv

const { app } = await createIdentity({
  pool: poolSettings,
  region: 'us-east-1',
  baseUrl: 'http://localhost/',
  dataFolder,
  clock: { now: () => Date.now() },
  faults: { take: () => undefined },
  trigger: async (_, event) => event,
  kms: createKms({ dataFolder, keys: [poolSettings.emailSender.keyArn] }).calls,
  invokeLater: () => {},
})

for (let n = 0; ; n += 1) {
  const email = `person-${n}@example.com`
  const answer = await app.request('/', {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
    body: JSON.stringify({ ClientId: poolSettings.clientId, Username: email, Password: 'sunrise-7' }),
  })
  if (answer.ok) process.stdout.write(`${email}\n`)
}
