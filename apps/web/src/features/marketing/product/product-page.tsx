import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { PageHeading } from '../../../ui/page-heading'
import { CallToAction } from '../call-to-action'
import { TestimonialsSection } from '../testimonials-section'
import { useFragmentScroll } from '../use-fragment-scroll'
import { FourSteps } from './four-steps'
import { PlansSection } from './plans-section'
import { ProductTour } from './product-tour'

export function ProductPage() {
  useFragmentScroll()
  return (
    <div className="flex flex-col gap-20 pt-8 pb-20 sm:pt-12 md:gap-28 md:pb-28">
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-4 md:px-6">
        <PageHeading
          title="Product, Features and Pricing"
          intro="Larder keeps the books of a kitchen, so that you can cook in it. Here is what it does from the shopping bag to the last portion of leftovers, and what that costs."
        />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button asChild variant="primary" size="lg">
            <Link to={paths.register}>Try for Free</Link>
          </Button>
          <Button asChild size="lg">
            <a href="#plans">See the plans</a>
          </Button>
        </div>
      </div>
      <ProductTour />
      <FourSteps />
      <PlansSection />
      <TestimonialsSection />
      <CallToAction />
    </div>
  )
}
