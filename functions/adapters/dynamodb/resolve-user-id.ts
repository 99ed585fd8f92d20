import { DomainError } from '#domain/errors.ts'
import { accountMessages } from '#domain/messages/account.ts'
import type { AccountStore } from './accounts.ts'

export const accountNotFound = (field: string): DomainError =>
  new DomainError('not-found', accountMessages.notFound, field)

/**
 * The id of a person named by id or e-mail address in an operator's request. Throws `not-found` with the field for an unknown
 * address, and `conflict` for one that two accounts have, as after two sign-ups at the same moment. An id is returned unchecked.
 */
export const resolveUserId = async (
  accounts: Pick<AccountStore, 'idsByEmail'>,
  named: string,
  field: string,
): Promise<string> => {
  if (!named.includes('@')) return named
  const [id, other] = await accounts.idsByEmail(named)
  if (id === undefined) throw accountNotFound(field)
  if (other !== undefined) throw new DomainError('conflict', accountMessages.severalAccounts, field)
  return id
}
