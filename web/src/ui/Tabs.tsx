import { useRef, type ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";
import { cx } from "./cx.ts";
import { otherTabStyles, rowStyles, selectedTabStyles, tabStyles, useScrollTabIntoView } from "./tabRow.ts";

interface PanelTab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly PanelTab[];
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/** Tabs without addresses. Only the selected panel is rendered. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useScrollTabIntoView(list, "[aria-selected=true]", selected);
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
      className={className ?? ""}
    >
      <TabList ref={list} aria-label={label} className={`${rowStyles} relative`}>
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} id={id} className={({ isSelected }) => cx(tabStyles, isSelected ? selectedTabStyles : otherTabStyles)}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className="focus-ring rounded-control pt-4">
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
