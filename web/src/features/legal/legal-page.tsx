import type { ReactNode } from 'react'
import { PROVIDER } from '#web/lib/copy.ts'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import './legal.css'

type Props = { title: string; lead: string; children: ReactNode }

/** A legal text: title, summary and sections. */
export const LegalPage = ({ title, lead, children }: Props) => (
  <>
    <main id="main" className="wrap">
      <article className="legal">
        <header>
          <h1>{title}</h1>
          <p className="legal-lead">{lead}</p>
          <p className="fine-print">In force since {PROVIDER.textsFrom}.</p>
        </header>
        {children}
      </article>
    </main>
    <SiteFooter />
  </>
)

export const LegalSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="legal-section">
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
)

/** The provider's e-mail address as a link. */
export const Address = () => <a href={`mailto:${PROVIDER.email}`}>{PROVIDER.email}</a>
