import { ClosingCall } from './closing-call'
import { FiguresStrip } from './figures-strip'
import { HowItWorks } from './how-it-works'
import { KeyFeatures } from './key-features'
import { LandingHero } from './landing-hero'
import { TheLoop } from './the-loop'
import { UserVoices } from './user-voices'

export function LandingPage() {
  return (
    <div className="flex flex-col gap-20 pb-20 md:gap-28 md:pb-28">
      <LandingHero />
      <KeyFeatures />
      <TheLoop />
      <HowItWorks />
      <UserVoices />
      <FiguresStrip />
      <ClosingCall />
    </div>
  )
}
