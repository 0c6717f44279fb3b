-- Control characters and those that turn the direction of writing make an address or a subject look
-- like another one. No address holds them. Rows that were stored before are left alone.

do $$
declare
  checked record;
begin
  for checked in
    select * from (values
      ('product_idea_generations', 'user_email'),
      ('calculator_submissions', 'user_email'),
      ('sourcing_tool_leads', 'email'),
      ('country_quiz_submissions', 'user_email'),
      ('strategy_submissions', 'user_email'),
      ('notification_outbox', 'recipient_email'),
      ('notification_outbox', 'reply_to'),
      ('notification_outbox', 'subject')
    ) as known (table_name, column_name)
  loop
    execute format(
      -- As hiddenCharacters of _shared/domain/plain-line.ts has them.
      'alter table public.%I add constraint %I
         check (%I !~ ''[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'') not valid',
      checked.table_name,
      checked.table_name || '_' || checked.column_name || '_plain',
      checked.column_name
    );
  end loop;
end;
$$;
