import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { AccountStore } from './accounts.ts'

export const accountNotFound = (field: string): DomainError =>
  new DomainError('not-found', messages.account.notFound, field)

/**
 * The id of the person whom an operator's request names by id or by e-mail. Throws `not-found`, naming the field, for an
 * address that no account has; an id is taken as it is.
 */
export const resolveUserId = async (
  accounts: Pick<AccountStore, 'idsByEmail'>,
  named: string,
  field: string,
): Promise<string> => {
  if (!named.includes('@')) return named
  const [id] = await accounts.idsByEmail(named)
  if (id === undefined) throw accountNotFound(field)
  return id
}
