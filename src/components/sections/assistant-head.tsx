type AssistantHeadProps = { words: { label: string; title: string; lead: string } };

/** A low heading, so that the conversation below it starts on the first screen. */
export function AssistantHead({ words }: AssistantHeadProps) {
  return (
    <section data-ground="sky" className="edge-torn relative z-1">
      <div className="page-container grid items-end gap-x-12 gap-y-4 pt-24 pb-6 lg:grid-cols-[1.2fr_1fr] lg:pt-30 lg:pb-9">
        <div>
          <p className="mb-3 spec-print text-muted">{words.label}</p>
          <h1 className="text-display-2">{words.title}</h1>
        </div>
        <p className="max-w-[29.3em]">{words.lead}</p>
      </div>
    </section>
  );
}
