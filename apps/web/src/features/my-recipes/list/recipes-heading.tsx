import { Archive, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { PageHeading } from '../../../ui/page-heading'
import { exportAllRecipes } from './recipe-actions'

interface RecipesHeadingProps {
  readonly onCreate: () => void
  /** There are recipes to export. */
  readonly canExport: boolean
}

export function RecipesHeading({ onCreate, canExport }: RecipesHeadingProps) {
  const [exporting, setExporting] = useState(false)

  async function exportAll() {
    setExporting(true)
    await exportAllRecipes()
    setExporting(false)
  }

  return (
    <PageHeading
      title="My Recipes"
      intro={
        <span className="max-sm:hidden">What you have written, yours to change, share and take along.</span>
      }
      actions={
        <>
          <Button variant="primary" icon={<Plus />} onClick={onCreate} className="max-sm:basis-full">
            Add New Recipe
          </Button>
          <Button asChild icon={<FileUp />}>
            <Link to={paths.importRecipes}>Import</Link>
          </Button>
          <Button icon={<Archive />} busy={exporting} disabled={!canExport} onClick={() => void exportAll()}>
            Export all
          </Button>
        </>
      }
    />
  )
}
