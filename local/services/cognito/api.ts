import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  deleteUser,
  getUser,
  globalSignOut,
  revokeToken,
  updateUserAttributes,
  verifyUserAttribute,
} from './operations/account.ts'
import type { PoolOperation } from './operations/operation.ts'
import { answerChangePassword, confirmForgotPassword, forgotPassword } from './operations/passwords.ts'
import { getTokensFromRefreshToken, initiateAuth, respondToAuthChallenge } from './operations/sign-in.ts'
import { confirmSignUp, resendConfirmationCode, signUp } from './operations/sign-up.ts'
import type { PoolContext } from './pool.ts'
import { PoolError, refuse } from './refusal.ts'

const SERVICE = 'AWSCognitoIdentityProviderService'
const CONTENT_TYPE = 'application/x-amz-json-1.1'

const OPERATIONS: Record<string, PoolOperation> = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ChangePassword: answerChangePassword,
  GetUser: getUser,
  UpdateUserAttributes: updateUserAttributes,
  VerifyUserAttribute: verifyUserAttribute,
  DeleteUser: deleteUser,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
}

const findOperation = (target: string): PoolOperation => {
  const [service, name = ''] = target.split('.')
  const found = service === SERVICE && Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined
  return found ?? refuse('UnknownOperationException', `The local user pool does not support the operation '${target}'.`)
}

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('SerializationException', 'The body of the call is not JSON.')
  }
}

const named = z.object({ ClientId: z.string() })

const requireClient = (pool: PoolContext, body: unknown): void => {
  const given = z.safeParse(named, body)
  if (given.success && given.data.ClientId !== pool.settings.clientId) {
    refuse('ResourceNotFoundException', `User pool client ${given.data.ClientId} does not exist.`)
  }
}

const answer = (body: object, status: number, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': CONTENT_TYPE,
      'x-amzn-requestid': randomUUID(),
      'cache-control': 'no-store',
      ...headers,
    },
  })

const answerRefusal = ({ name, message, status }: PoolError): Response =>
  answer({ __type: name, message }, status, { 'x-amzn-errortype': name })

/** The pool's JSON-RPC API for Amplify. `before` runs before each call and may delay it or throw a Refusal. */
export const createApi = (pool: PoolContext, before: () => Promise<void>): Hono =>
  new Hono().post('*', async (context) => {
    try {
      await before()
      const run = findOperation(context.req.header('x-amz-target') ?? '')
      const body = readBody(await context.req.text())
      requireClient(pool, body)
      return answer(await run(pool, body), 200)
    } catch (error) {
      if (error instanceof PoolError) return answerRefusal(error)
      console.error(error)
      return answerRefusal(
        new PoolError('InternalErrorException', 'The local user pool failed; its log says why.', 500),
      )
    }
  })
