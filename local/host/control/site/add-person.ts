import * as z from 'zod/mini'
import type { ControlParts } from '../control-parts.ts'
import { WrongRequest } from '../wrong-request.ts'

/** The password of every person that the control page adds. */
export const PASSWORD = 'first-light'

const refusal = z.object({ message: z.string() })

/** Signs a person up at the user pool and confirms the address. Throws `WrongRequest` with the pool's reason. */
export const addPerson = async ({ identity, model }: Pick<ControlParts, 'identity' | 'model'>, email: string) => {
  const response = await identity.app.request('/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    body: JSON.stringify({ ClientId: model.userPool.clientId, Username: email, Password: PASSWORD }),
  })
  if (!response.ok) {
    const parsed = refusal.safeParse(await response.json())
    throw new WrongRequest(parsed.success ? parsed.data.message : 'The user pool refused the address.')
  }
  const added = identity.list().findLast((user) => user.email.toLowerCase() === email.toLowerCase())
  if (added) await identity.confirm(added.sub)
}
