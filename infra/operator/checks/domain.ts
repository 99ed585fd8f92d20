import { type ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import type { DeploymentSettings } from '../../config.ts'
import { type CheckFinding, good, readErrorName, wrong } from '../finding.ts'

/** Name servers of a zone, as `resolveNs` of node:dns/promises. */
export type ResolveNameServers = (name: string) => Promise<string[]>

/** Whether a certificate's name (`*.five.org` takes one label) is for a domain. */
const covers = (name: string, domain: string): boolean =>
  name === domain || (name.startsWith('*.') && domain.split('.').slice(1).join('.') === name.slice(2))

const checkCertificate = async (acm: ACMClient, arn: string, domain: string): Promise<CheckFinding> => {
  const { Certificate } = await acm.send(new DescribeCertificateCommand({ CertificateArn: arn }))
  const names = [Certificate?.DomainName ?? '', ...(Certificate?.SubjectAlternativeNames ?? [])]
  if (!names.some((name) => covers(name, domain))) {
    return wrong(
      'certificate',
      `It is for ${names.filter(Boolean).join(', ')}, and not for ${domain}.`,
      `aws acm request-certificate --region us-east-1 --domain-name ${domain} --validation-method DNS`,
    )
  }
  if (Certificate?.Status !== 'ISSUED') {
    return wrong(
      'certificate',
      `Its state is ${Certificate?.Status ?? 'unknown'}.`,
      `Publish the CNAME record of: aws acm describe-certificate --region us-east-1 --certificate-arn ${arn}`,
    )
  }
  return good('certificate', `It is issued for ${domain}.`)
}

/** Errors of a name that does not exist or has no name servers, in contrast to a resolver that cannot be reached. */
const NO_NAME = ['ENOTFOUND', 'ENODATA']

const hasNameServers = async (resolve: ResolveNameServers, name: string): Promise<boolean> => {
  try {
    return (await resolve(name)).length > 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_NAME.includes(String(error.code))) return false
    throw error
  }
}

const checkDelegation = async (resolve: ResolveNameServers, domain: string): Promise<CheckFinding> => {
  const labels = domain.split('.')
  for (let from = 0; from < labels.length - 1; from += 1) {
    const zone = labels.slice(from).join('.')
    if (await hasNameServers(resolve, zone)) return good('DNS', `${zone} is delegated.`)
  }
  return wrong('DNS', `No zone of ${domain} is delegated.`, "Enter the zone's name servers at your registrar.")
}

/** The certificate and the zone of an own domain. Without one there is nothing to check. */
export const checkDomain = async (
  { acm, resolve }: { acm: ACMClient; resolve: ResolveNameServers },
  { domainName, certificateArn }: DeploymentSettings,
): Promise<CheckFinding[]> => {
  if (domainName === undefined || certificateArn === undefined) return []
  try {
    return [await checkCertificate(acm, certificateArn, domainName), await checkDelegation(resolve, domainName)]
  } catch (error) {
    if (readErrorName(error) !== 'ResourceNotFoundException') throw error
    return [
      wrong(
        'certificate',
        `${certificateArn} does not exist.`,
        `aws acm request-certificate --region us-east-1 --domain-name ${domainName} --validation-method DNS`,
      ),
    ]
  }
}
