import { DomainError } from '#domain/errors.ts'
import { authMessages } from '#domain/messages/auth.ts'

/** Another identity has the account of an e-mail address (AUTH-16). The text names the provider of that account, where it is given (ACCOUNT-13). */
export class AddressTaken extends DomainError {
  constructor(email: string, provider?: string) {
    const more = provider === undefined ? '' : ` ${authMessages.signsInWith(provider)}`
    super('address-taken', `${authMessages.emailInUse(email)}${more}`)
    this.name = 'AddressTaken'
  }
}
