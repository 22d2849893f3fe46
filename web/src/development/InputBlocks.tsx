import { useState } from "react";
import { emailError, isEmail, isPhone, phoneError } from "../lib/validators.ts";
import { isWebAddress, webAddressError } from "../lib/webAddress.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { NumberField } from "../ui/NumberField.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import { Select } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { Block } from "./BlockPage.tsx";
import { countries, plans } from "./samples.ts";

type Plan = (typeof plans)[number]["id"];

/** The inputs of forms. */
export function InputBlocks() {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [phone, setPhone] = useState("");
  const [url, setUrl] = useState("");
  const [about, setAbout] = useState("");
  const [seats, setSeats] = useState<number | null>(12);
  const [plan, setPlan] = useState<Plan>("team");
  const [country, setCountry] = useState("AU");
  const [term, setTerm] = useState<string | null>(null);
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Block title="Text" className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Name" isRequired value={name} onChange={setName} />
        <TextField
          label="E-mail"
          isRequired={false}
          value={email}
          onChange={setEmail}
          errorMessage={email === "" || isEmail(email) ? null : emailError}
        />
        <TextField
          label="Phone"
          isRequired={false}
          value={phone}
          onChange={setPhone}
          errorMessage={isPhone(phone) ? null : phoneError}
        />
        <TextField
          label="Web address"
          isRequired={false}
          value={url}
          onChange={setUrl}
          errorMessage={url === "" || isWebAddress(url) ? null : webAddressError}
        />
        <TextArea label="About" isRequired={false} value={about} onChange={setAbout} className="tablet:col-span-2" />
      </Block>
      <Block title="Search" className="space-y-2">
        <SearchBox label="Search samples" onSearch={setTerm} />
        <output className="block text-14 text-muted">{term === null ? "Nothing searched yet." : `Searched: ${term}`}</output>
      </Block>
      <Block title="Numbers and choices" className="grid gap-4 tablet:grid-cols-2">
        <NumberField
          label="Seats"
          isRequired
          description="A whole number from 10 to 500."
          value={seats}
          onChange={setSeats}
          min={10}
          max={500}
          maxLength={3}
        />
        <RadioGroup label="Plan" options={plans} value={plan} onChange={setPlan} />
        <Select label="Plan, from a list" options={plans} value={plan} onChange={setPlan} />
        <SearchSelect label="Country" options={countries} value={country} onChange={setCountry} />
        <Checkbox isSelected={isOn} onChange={setOn}>
          Send me news
        </Checkbox>
        <Checkbox isSelected isPending onChange={() => {}}>
          Being saved
        </Checkbox>
      </Block>
    </>
  );
}
