import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from 'aws-cdk-lib/aws-cloudfront'

/**
 * What the page may load and whom it may talk to. No inline script or style and no `eval`; the one picture from
 * elsewhere is the photo of a Google account.
 */
const contentSecurityPolicy = (identityOrigins: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: https://*.googleusercontent.com",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...identityOrigins].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/** The headers of everything that the page's origin answers, the API's answers included. */
export const pageHeaders = (identityOrigins: string[]): ResponseHeadersPolicyProps => ({
  comment: 'Security headers of the page',
  securityHeadersBehavior: {
    contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(identityOrigins), override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
  },
  customHeadersBehavior: {
    customHeaders: [
      // The sign-in popup is opened across origins and reports to its opener.
      { header: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups', override: true },
      { header: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()', override: true },
    ],
  },
})
