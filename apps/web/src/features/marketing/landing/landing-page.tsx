import { CallToAction } from '../call-to-action'
import { TestimonialsSection } from '../testimonials-section'
import { FiguresStrip } from './figures-strip'
import { HowItWorks } from './how-it-works'
import { KeyFeatures } from './key-features'
import { LandingHero } from './landing-hero'
import { LoopSection } from './loop-section'

export function LandingPage() {
  return (
    <div className="flex flex-col gap-20 pb-20 md:gap-28 md:pb-28">
      <LandingHero />
      <KeyFeatures />
      <LoopSection />
      <HowItWorks />
      <TestimonialsSection />
      <FiguresStrip />
      <CallToAction />
    </div>
  )
}
