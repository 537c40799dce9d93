import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { RecipeFigures } from './recipe-figures'

/** The empty state for an unknown recipe, worded as in the specification. */
export function UnknownRecipe() {
  return (
    <article className="flex flex-col gap-8">
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl md:text-4xl">Recipe Not Found</h1>
        <RecipeFigures prepTime="N/A" cookTime="N/A" servings={0} difficulty="Unknown" />
      </header>
      <section aria-labelledby="instructions" className="flex flex-col gap-4 border-t pt-6">
        <h2 id="instructions" className="text-2xl">
          Instructions
        </h2>
        <p className="text-lg">Recipe not available.</p>
        <Button asChild variant="primary" className="self-start">
          <Link to={paths.meals}>See all meals</Link>
        </Button>
      </section>
    </article>
  )
}
