import type { ReactNode } from 'react'
import { useSession } from '#web/entities/session/session.tsx'
import { CREATE_GOAL, SIGN_UP } from '#web/lib/places.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { FOURTEEN_DAYS } from './example-days.ts'
import { LandingWeekRing } from './week-ring.tsx'
import './steps.css'

const Step = ({ picture, title, children }: { picture: ReactNode; title: string; children: ReactNode }) => (
  <li className="way">
    {picture}
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
)

const Answers = () => (
  <div className="way-picture" aria-hidden="true">
    <div className="mini-slider" data-circle="friends_family">
      <CircleTag circle="Friends & Family" />
      <p>
        How satisfied are you?<b>5</b>
      </p>
      <span className="mini-track mini-track-5" />
      <p>
        How much does it matter?<b>10</b>
      </p>
      <span className="mini-track mini-track-10" />
    </div>
  </div>
)

const Morning = () => (
  <div className="way-picture way-picture-days">
    <p aria-hidden="true">
      <time>7:00</time> Good morning. Day 24.
    </p>
    <div data-circle="health_fitness">
      <Horizon size="wide" days={FOURTEEN_DAYS} label="Fourteen days: thirteen checked in, today open." />
    </div>
  </div>
)

/** 'Get started': Create Goal for a signed-in person, `/auth` for a visitor. */
const GetStarted = () => (
  <p className="ways-start">
    <ButtonLink to={useSession().state === 'signed-in' ? CREATE_GOAL : SIGN_UP}>Get Started</ButtonLink>
  </p>
)

/** The three steps of 'how it works'. */
export const LandingSteps = () => (
  <section className="section">
    <div className="wrap">
      <h2 className="section-title">Twenty minutes once. Five minutes a day.</h2>
      <ol className="ways">
        <Step title="Talk it through" picture={<Answers />}>
          An AI interview of 15-20 minutes: eight questions about your work, your sleep and each circle. It listens,
          then asks what you left out.
        </Step>
        <Step
          title="See your week"
          picture={
            <div className="way-picture">
              <LandingWeekRing />
            </div>
          }
        >
          A report that draws every hour: what is taken, what you want for each circle, and whether it fits. Then one
          goal per circle.
        </Step>
        <Step title="Begin at seven" picture={<Morning />}>
          The wake-up email brings the message, the steps and the challenge. One tap checks you in, and the sun for
          today comes up.
        </Step>
      </ol>
      <GetStarted />
    </div>
  </section>
)
