/** Mails to the person's address are stopped (MAIL-31). Nothing was sent. */
export class MailStopped extends Error {
  constructor() {
    super('Mails to this address are stopped.')
    this.name = 'MailStopped'
  }
}
