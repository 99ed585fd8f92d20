import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { startSignIn } from './srp-client.ts'

/** People who sign up and sign in over HTTP, with the calls of the page. */

/** The parts of a product that sign-up and sign-in need. */
export type Place = {
  url: string
  model: { userPool: { id: string; clientId: string } }
  clock: { now(): number | Promise<number> }
  mail: { list(query: { to: string }): Promise<{ html: string | null }[]> }
}

export type Person = {
  email: string
  password: string
  /** The `sub`: what items are keyed by. */
  id: string
  idToken: string
  accessToken: string
  refreshToken: string
}

const challenge = z.object({
  ChallengeParameters: z.object({
    USER_ID_FOR_SRP: z.string(),
    SRP_B: z.string(),
    SALT: z.string(),
    SECRET_BLOCK: z.string(),
  }),
})
const signedIn = z.object({
  AuthenticationResult: z.object({ IdToken: z.string(), AccessToken: z.string(), RefreshToken: z.string() }),
})
const claims = z.object({ sub: z.string() })

/** One operation of the user pool; throws an Error with the pool's own error name and message. */
export const askPool = async (product: Place, operation: string, body: Record<string, unknown>): Promise<unknown> => {
  const response = await fetch(`${product.url}/_local/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: product.model.userPool.clientId, ...body }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${operation}: ${text}`)
  return text === '' ? {} : JSON.parse(text)
}

export const signIn = async (product: Place, email: string, password: string): Promise<Person> => {
  const attempt = startSignIn()
  const { ChallengeParameters: given } = challenge.parse(
    await askPool(product, 'InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: attempt.clientPublic },
    }),
  )
  const { timestamp, signature } = attempt.claim(
    product.model.userPool.id,
    password,
    {
      userId: given.USER_ID_FOR_SRP,
      serverPublic: given.SRP_B,
      salt: given.SALT,
      secretBlock: given.SECRET_BLOCK,
    },
    await product.clock.now(),
  )
  const { AuthenticationResult: tokens } = signedIn.parse(
    await askPool(product, 'RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: given.USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: given.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: timestamp,
      },
    }),
  )
  const payload = Buffer.from(tokens.IdToken.split('.')[1] ?? '', 'base64url').toString()
  return {
    email,
    password,
    id: claims.parse(JSON.parse(payload)).sub,
    idToken: tokens.IdToken,
    accessToken: tokens.AccessToken,
    refreshToken: tokens.RefreshToken,
  }
}

/** The code in the newest mail to an address once there are more than `before` mails, read from its link. */
const codeFor = async (product: Place, email: string, before: number): Promise<string> => {
  // The pool's sender is called asynchronously, so the mail may come after the answer.
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = await product.mail.list({ to: email })
    const mail = mails.length > before ? mails.at(-1) : undefined
    const code = /[?&](?:amp;)?code=(\d+)/.exec(mail?.html ?? '')?.[1]
    if (code !== undefined) return code
    await pause(50)
  }
  throw new Error(`No mail with a code came to ${email}.`)
}

const PASSWORD = 'circle-of-five-7'

/** Signs a person up, confirms the address with the code from the mail, and signs in. */
export const signUp = async (product: Place, email: string, password = PASSWORD): Promise<Person> => {
  const before = (await product.mail.list({ to: email })).length
  await askPool(product, 'SignUp', {
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
  })
  await askPool(product, 'ConfirmSignUp', { Username: email, ConfirmationCode: await codeFor(product, email, before) })
  return signIn(product, email, password)
}
