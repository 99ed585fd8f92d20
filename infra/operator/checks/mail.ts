import { GetAccountCommand, GetEmailIdentityCommand, type SESv2Client } from '@aws-sdk/client-sesv2'
import type { DeploymentSettings } from '../../config.ts'
import { mailDomain } from '../../grants.ts'
import { type CheckFinding, good, readErrorName, wrong } from '../finding.ts'

const checkSending = async (
  ses: SESv2Client,
  { stage, sesMaxPerSecond }: DeploymentSettings,
): Promise<CheckFinding[]> => {
  const { ProductionAccessEnabled, SendingEnabled, SendQuota } = await ses.send(new GetAccountCommand({}))
  const rate = SendQuota?.MaxSendRate ?? 0
  const findings: CheckFinding[] = []
  if (!SendingEnabled) {
    findings.push(
      wrong('sending', 'SES has paused sending for this account.', 'docs/operations.md, "SES has paused sending".'),
    )
  }
  if (!ProductionAccessEnabled && stage === 'prod') {
    findings.push(
      wrong(
        'SES sandbox',
        'Mails reach verified addresses only, because the account is in the sandbox.',
        'aws sesv2 put-account-details --production-access-enabled --mail-type TRANSACTIONAL --website-url <siteUrl> --use-case-description "…"',
      ),
    )
  }
  return findings.length > 0
    ? findings
    : [
        good(
          'sending',
          `${Math.min(rate, sesMaxPerSecond)} mails a second: SES allows ${rate}, and sesMaxPerSecond is ${sesMaxPerSecond}.`,
        ),
      ]
}

const checkSender = async (ses: SESv2Client, settings: DeploymentSettings): Promise<CheckFinding[]> => {
  const domain = mailDomain(settings)
  const deploy = `npx cdk deploy five-circles-${settings.stage}-mail -c stage=${settings.stage} --exclusively`
  try {
    const { VerifiedForSendingStatus, DkimAttributes, MailFromAttributes } = await ses.send(
      new GetEmailIdentityCommand({ EmailIdentity: domain }),
    )
    if (!VerifiedForSendingStatus) {
      const tokens = DkimAttributes?.Tokens ?? []
      return [
        wrong(
          'sender',
          `SES has not verified ${domain}.`,
          tokens.length === 0
            ? 'Publish the records that the SES console shows for the domain.'
            : `Publish as CNAME records: ${tokens.map((token) => `${token}._domainkey.${domain} → ${token}.dkim.amazonses.com`).join(', ')}`,
        ),
      ]
    }
    if (MailFromAttributes?.MailFromDomainStatus !== 'SUCCESS') {
      return [
        wrong(
          'sender',
          `The MAIL FROM domain of ${domain} is not verified, so SPF does not align.`,
          'Publish the MX and TXT records that the SES console shows for it.',
        ),
      ]
    }
    return [good('sender', `${domain} is verified.`)]
  } catch (error) {
    if (readErrorName(error) !== 'NotFoundException') throw error
    return [wrong('sender', `SES has no identity ${domain}. The mail stack creates it.`, deploy)]
  }
}

/** The account's permission to send, and the sender's domain. The workers follow the account's rate by themselves (ADR 244). */
export const checkMail = async (ses: SESv2Client, settings: DeploymentSettings): Promise<CheckFinding[]> => [
  ...(await checkSending(ses, settings)),
  ...(await checkSender(ses, settings)),
]
