/** An error of Cognito: its name and message. */
export class PoolError extends Error {
  readonly status: 400 | 500 | 503

  constructor(name: string, message: string, status: 400 | 500 | 503 = 400) {
    super(message)
    this.name = name
    this.status = status
  }
}

export const refuse = (name: string, message: string, status?: 400 | 500 | 503): never => {
  throw new PoolError(name, message, status)
}

export const refuseCredentials = (): never => refuse('NotAuthorizedException', 'Incorrect username or password.')

export const refuseUnknownUser = (): never =>
  refuse('UserNotFoundException', 'Username/client id combination not found.')
