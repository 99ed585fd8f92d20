import { SiteFooter } from '#web/ui/site-footer.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { CirclesSection } from './circles-section.tsx'
import { Fading } from './fading.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { LastCall } from './last-call.tsx'
import { PlansTable } from './plans-table.tsx'
import { LandingSteps } from './steps.tsx'
import { Story } from './story.tsx'
import './landing.css'

/** The landing page (PAGE-7). A signed-in person gets a link to the dashboard. */
const Landing = () => {
  useTitle()
  return (
    <>
      <main id="main">
        <Hero />
        <CirclesSection />
        <Fading />
        <LandingSteps />
        <Story />
        <Features />
        <PlansTable />
        <LastCall />
      </main>
      <SiteFooter />
    </>
  )
}

export default Landing
