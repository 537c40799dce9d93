import { recipes } from '@larder/contract/recipes'
import { useState } from 'react'
import { useRead } from '../../api/use-read'
import { RecipePhoto } from '../../food/recipe/recipe-photo'
import { Button } from '../../ui/controls/button'
import type { Theme } from '../../ui/theme/theme'
import { Specimen } from './specimen'

interface DrawnForm {
  readonly form: string
  readonly vessel: string
  readonly pictures: Record<Theme, string>
}

/** Every form of a dish in every vessel that it can have, in both themes. */
function FormsSheet() {
  const [drawn, setDrawn] = useState<readonly DrawnForm[]>()
  if (!drawn)
    return (
      <Button
        onClick={() =>
          void import('../../food/recipe/draw-dish-here').then(({ drawForms }) => setDrawn(drawForms()))
        }
      >
        Draw every form
      </Button>
    )
  return (
    <ul aria-label="Forms of dishes" className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {drawn.map(({ form, vessel, pictures }) => (
        <li key={`${form} ${vessel}`}>
          <div className="grid grid-cols-2 overflow-hidden rounded-card border">
            <img src={pictures.light} width={320} height={240} alt="" />
            <img src={pictures.dark} width={320} height={240} alt="" />
          </div>
          {form.replaceAll('-', ' ')} <span className="text-ink-soft">in a {vessel}</span>
        </li>
      ))}
    </ul>
  )
}

const perPage = 100

/** A hundred dishes of the cookbook. */
function DishesOf({ page }: { readonly page: number }) {
  const { data } = useRead(recipes.search, { query: { page, size: perPage } })
  return data?.data.map(({ id, title, picture, drawn, plate, category, tags }) => (
    <li key={id} className="text-sm">
      <RecipePhoto
        {...{ recipeId: id, picture, drawn, plate, title, category, tags }}
        size="thumb"
        className="aspect-4/3 w-full rounded-card"
      />
      {title}
    </li>
  ))
}

/** Every dish of the cookbook on one sheet. */
function DishesSheet() {
  const { data } = useRead(recipes.search, { query: { page: 1, size: perPage } })
  return (
    <ul aria-label="Dishes of the cookbook" className="grid grid-cols-3 gap-3 md:grid-cols-6">
      {Array.from({ length: data?.page.pages ?? 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <DishesOf key={at} page={at + 1} />
      ))}
    </ul>
  )
}

/** Drawn pictures: all forms, vessels and themes, and every dish of the cookbook. Drawn when asked for. */
export function PicturesSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <h2 className="pb-4 text-2xl">Pictures of dishes</h2>
      <Specimen name="Forms and vessels, light and dark" plain>
        <FormsSheet />
      </Specimen>
      <Specimen name="Every dish of the cookbook" plain>
        {isOpen ? <DishesSheet /> : <Button onClick={() => setOpen(true)}>Show every dish</Button>}
      </Specimen>
    </div>
  )
}
