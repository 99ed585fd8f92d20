import * as z from 'zod/mini'
import { type PoolContext, shownAttributes } from './pool.ts'
import { PoolError, refuse } from './refusal.ts'
import type { User } from './state.ts'

type Trigger = keyof PoolContext['settings']['triggers']

const LABELS: Record<Trigger, string> = {
  preSignUp: 'PreSignUp',
  postConfirmation: 'PostConfirmation',
}

export type ClientMetadata = Record<string, string> | undefined

const optionalFlag = z.optional(z.nullable(z.boolean()))
const answered = z.object({ response: z.unknown() })
const signUpAnswer = z.object({ autoConfirmUser: optionalFlag, autoVerifyEmail: optionalFlag })
const confirmationAnswer = z.object({})

type Fired = {
  source: string
  username: string
  request: Record<string, unknown>
  response: Record<string, unknown>
}

const run = async (pool: PoolContext, functionName: string, event: unknown, label: string): Promise<unknown> => {
  try {
    return await pool.trigger(functionName, event)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new PoolError('UserLambdaValidationException', `${label} failed with error ${message}.`)
  }
}

/** Calls a trigger and returns the `response` of its result; undefined for a pool without this trigger. */
const fire = async <S extends z.ZodMiniType>(
  pool: PoolContext,
  trigger: Trigger,
  schema: S,
  { source, username, request, response }: Fired,
): Promise<z.output<S> | undefined> => {
  const functionName = pool.settings.triggers[trigger]
  if (functionName === undefined) return undefined
  const event = {
    version: '1',
    region: pool.region,
    userPoolId: pool.settings.id,
    userName: username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.settings.clientId },
    triggerSource: source,
    request,
    response,
  }
  const answer = z.safeParse(answered, await run(pool, functionName, event, LABELS[trigger]))
  const read = answer.success ? z.safeParse(schema, answer.data.response) : undefined
  if (read?.success) return read.data
  return refuse('InvalidLambdaResponseException', 'Unrecognizable lambda output')
}

const withMetadata = (clientMetadata: ClientMetadata) => (clientMetadata ? { clientMetadata } : {})

/** Runs before the user exists. Throws the function's error. Returns what the function confirms automatically. */
export const firePreSignUp = async (
  pool: PoolContext,
  newcomer: { username: string; attributes: Record<string, string>; fromProvider: boolean },
  clientMetadata?: ClientMetadata,
  validationData: Record<string, string> | null = null,
): Promise<{ confirms: boolean; verifies: boolean }> => {
  const aliases = { 'cognito:email_alias': '', 'cognito:phone_number_alias': '' }
  const response = await fire(pool, 'preSignUp', signUpAnswer, {
    source: newcomer.fromProvider ? 'PreSignUp_ExternalProvider' : 'PreSignUp_SignUp',
    username: newcomer.username,
    request: {
      userAttributes: newcomer.fromProvider ? { ...aliases, ...newcomer.attributes } : newcomer.attributes,
      validationData: newcomer.fromProvider ? {} : validationData,
      ...withMetadata(clientMetadata),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })
  return { confirms: response?.autoConfirmUser === true, verifies: response?.autoVerifyEmail === true }
}

const createAttributes = (user: User): Record<string, string> => ({
  ...shownAttributes(user),
  'cognito:user_status': user.status,
})

/** Runs after a confirmation or password reset. Throws the function's error; the user stays confirmed. */
export const firePostConfirmation = async (
  pool: PoolContext,
  user: User,
  source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword',
  clientMetadata?: ClientMetadata,
): Promise<void> => {
  await fire(pool, 'postConfirmation', confirmationAnswer, {
    source,
    username: user.username,
    request: { userAttributes: createAttributes(user), ...withMetadata(clientMetadata) },
    response: {},
  })
}
