import { useState } from 'react'
import { Checkbox } from '../../ui/controls/checkbox'
import { Chips } from '../../ui/controls/chips'
import { RadioGroup } from '../../ui/controls/radio-group'
import { Switch } from '../../ui/controls/switch'
import { Specimen } from './specimen'

const categories = [
  { value: 'all', label: 'All', count: 20 },
  { value: 'dairy', label: 'Dairy', count: 4 },
  { value: 'vegetables', label: 'Vegetables', count: 7 },
  { value: 'grains', label: 'Grains', count: 0 },
]

const goals = [
  { value: 'metric', label: 'Metric', hint: 'Grams and millilitres' },
  { value: 'us', label: 'US', hint: 'Cups and ounces' },
  { value: 'old', label: 'Imperial', disabled: true },
]

export function ChoicesSection() {
  const [category, setCategory] = useState('dairy')
  return (
    <div>
      <h2 className="pb-4 text-2xl">Choices</h2>
      <Specimen name="Checkbox" plain>
        <div className="grid gap-x-8 sm:grid-cols-2">
          <Checkbox label="Remember me" />
          <Checkbox label="Spinach" hint="93 %, High" defaultChecked />
          <Checkbox label="All detected items" indeterminate />
          <Checkbox label="Eggs" disabled />
          <Checkbox label="Flour" disabled defaultChecked />
          <Checkbox label="I agree to the terms" error="Please agree to the terms to go on." />
        </div>
      </Specimen>
      <Specimen name="Switch" plain>
        <div className="max-w-md divide-y">
          <Switch label="Email notifications" hint="Use-by reminders, once a day" defaultChecked />
          <Switch label="Community updates" />
          <Switch label="Push notifications" hint="This browser cannot show them." disabled />
          <Switch label="Server backups" disabled defaultChecked />
        </div>
      </Specimen>
      <Specimen name="Radio group" plain>
        <div className="grid gap-8 sm:grid-cols-2">
          <RadioGroup legend="Units" options={goals} defaultValue="metric" />
          <RadioGroup
            legend="Units, please"
            hint="You can change this later."
            options={goals}
            error="Choose one."
          />
        </div>
      </Specimen>
      <Specimen name="Chips" plain>
        <Chips label="Category" chips={categories} value={category} onValueChange={setCategory} />
      </Specimen>
    </div>
  )
}
