import { TextField } from '#platform/ui/form/text-field.tsx'

/** The three fields of a card. */
export function CardFields({ fault }: { fault: string | undefined }) {
  return (
    <>
      <TextField
        label="Card number"
        name="number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        required
        error={fault}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Expiration date"
          name="expires"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          required
        />
        <TextField
          label="Security code"
          name="code"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          required
        />
      </div>
    </>
  )
}

export function cardIn(form: HTMLFormElement): { number: string; expires: string; code: string } {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { number: text('number'), expires: text('expires'), code: text('code') }
}
